import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import { TakesDays } from './TakesDays';
import { TakesWeeks } from './TakesWeeks';

type RulerProps = Pick<SectionProps<typeof takes>, 'variant' | 'parts'>;

/** The days to scale. */
export const TakesRuler = ({ variant, parts }: RulerProps) =>
  variant === 'weeks' ? <TakesWeeks parts={parts} /> : <TakesDays parts={parts} />;
