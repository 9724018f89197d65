import { monthsOf, totalOf } from '../../../content-model/outages';
import { formatCount } from '../../../format/number';
import { fill } from '../../../text/fillWords';
import { Opening } from '../../../ui/hero/Opening';
import type { SectionProps } from '../../../content-model/sectionProps';
import { MonthBoxes } from './MonthBoxes';
import type { awayMonths } from './schema';

/** Opening whose drawing is the whole history; its figures are worked out, so that no entry can outdate them. */
export function AwayMonths(section: SectionProps<typeof awayMonths>) {
  const { outages, from, until, title, lead } = section;
  const months = monthsOf(outages, from, until);
  const { minutes, reached } = totalOf(months);
  const values = { minutes, months: months.length, reached: `${formatCount(reached, 2)}%` };
  return (
    <Opening
      opening={{ ...section, title: fill(title, values), lead: fill(lead, values) }}
      drawing={<MonthBoxes months={months} />}
    />
  );
}
