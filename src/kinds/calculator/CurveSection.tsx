import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import type { RoiResult } from '../../roi/model.ts';
import { paybackOf } from '../../roi/payback.ts';
import { Section } from '../../ui/primitives/Section';
import { PaybackCurve, paybackMonth } from './PaybackCurve';

interface CurveSectionProps {
  readonly result: RoiResult;
  /** Basis of the curve. */
  readonly basis: string;
}

const words = copy.curve;

/** Payback: in the heading and as a curve. */
export function CurveSection({ result, basis }: CurveSectionProps) {
  const { crossing } = paybackOf(result);
  const title =
    crossing === null ? words.titleNever : fill(words.title, { month: paybackMonth(crossing) });
  return (
    <Section title={title} lead={basis} head="side" size="md" isTight>
      <PaybackCurve result={result} />
    </Section>
  );
}
