import { fill } from '../../../text/fillWords';
import { Opening } from '../../../ui/hero/Opening';
import type { SectionProps } from '../../../content-model/sectionProps';
import { MonthBoxes } from './MonthBoxes';
import type { awayMonths } from './schema';

/** Opening whose drawing is the whole history; its figures are worked out, so that no entry can outdate them. */
export function AwayMonths(section: SectionProps<typeof awayMonths>) {
  const { away, title, lead } = section;
  const { months, minutes, reached } = away;
  const values = { minutes, months: months.length, reached };
  return (
    <Opening
      opening={{ ...section, title: fill(title, values), lead: fill(lead, values) }}
      drawing={<MonthBoxes months={months} />}
    />
  );
}
