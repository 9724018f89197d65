import { fill } from '../../text/fillWords';
import copy from '../../copy/roiDetails.json';
import type { RoiResult } from '../../roi/model.ts';
import { paybackOf } from '../../roi/payback.ts';
import { Section } from '../../ui/primitives/Section';
import { PaybackCurve, paybackMonth } from './PaybackCurve';

interface CurveSectionProps {
  readonly result: RoiResult;
  /** What the curve rests on. */
  readonly basis: string;
}

const words = copy.curve;

/** When the money comes back: said in the heading, drawn beside it. */
export function CurveSection({ result, basis }: CurveSectionProps) {
  const { crossing } = paybackOf(result);
  const title =
    crossing === null ? words.titleNever : fill(words.title, { month: paybackMonth(crossing) });
  return (
    <Section title={title} lead={basis} head="side" size="md">
      <PaybackCurve result={result} />
    </Section>
  );
}
