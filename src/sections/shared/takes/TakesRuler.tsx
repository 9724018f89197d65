import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import { TakesDays } from './TakesDays';
import { TakesParts } from './TakesParts';
import { TakesTimetable } from './TakesTimetable';
import { TakesWeeks } from './TakesWeeks';

type RulerProps = Pick<SectionProps<typeof takes>, 'variant' | 'parts'>;

/** The days to scale, or as the page is about them. */
export function TakesRuler({ variant, parts }: RulerProps) {
  if (variant === 'weeks') return <TakesWeeks parts={parts} />;
  if (variant === 'timetable') return <TakesTimetable parts={parts} />;
  if (variant === 'days' || variant === 'dates') return <TakesDays parts={parts} />;
  return <TakesParts look={variant} parts={parts} />;
}
