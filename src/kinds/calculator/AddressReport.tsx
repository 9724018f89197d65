import { fill } from '../../text/fillWords';
import copy from '../../copy/roiErrors.json';
import { inputLabel } from '../../roi/inputs.ts';
import type { AddressError } from '../../roi/page/address.ts';
import { Notice } from '../../ui/primitives/Notice';

interface AddressReportProps {
  readonly errors: readonly AddressError[];
}

const words = copy.address;

function sentenceOf(error: AddressError): string {
  if (error.is !== 'value') return fill(words[error.is], { name: error.name });
  const { name, isSecond, got, takes, used } = error;
  const label = isSecond ? fill(words.second, { label: inputLabel(name) }) : inputLabel(name);
  return fill(words.value, { label, got, takes, used });
}

/** Query parameters that could not be used, and the values used instead. */
export function AddressReport({ errors }: AddressReportProps) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" role="alert" title={words.title}>
      {errors.map(sentenceOf).join(' ')}
    </Notice>
  );
}
