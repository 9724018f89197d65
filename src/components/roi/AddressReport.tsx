import { fill } from '../../copy/fill';
import copy from '../../copy/roi.json';
import { labelOf } from '../../roi/inputs.ts';
import type { AddressProblem } from '../../roi/page/address.ts';
import { Notice } from '../primitives/Notice';

interface AddressReportProps {
  readonly problems: readonly AddressProblem[];
}

const words = copy.address;

function sentenceOf(problem: AddressProblem): string {
  if (problem.is !== 'value') return fill(words[problem.is], { name: problem.name });
  const { name, isSecond, got, takes, used } = problem;
  const label = isSecond ? fill(words.second, { label: labelOf(name) }) : labelOf(name);
  return fill(words.value, { label, got, takes, used });
}

/** What the address said that could not be used, and what stands in its place. */
export function AddressReport({ problems }: AddressReportProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="fault" role="alert" title={words.title}>
      {problems.map(sentenceOf).join(' ')}
    </Notice>
  );
}
