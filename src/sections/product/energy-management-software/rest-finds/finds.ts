import { formatPercentage } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { inWords } from '../../../../time/inWords';
import type { Mark } from '../../../../ui/plot/nearest';
import type { Tick } from '../../../../ui/plot/Axis';
import {
  daysOf,
  heightOf,
  percentOf,
  stairs,
  type Point,
  type Range,
} from '../../../../ui/plot/scale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { restFinds } from './schema';
import words from './words.json';

type Finds = Pick<SectionProps<typeof restFinds>, 'finds' | 'until'>;

/** Upper edge of the plot, in percent of the main meter. */
export const TOP = 22;
const range = { from: 0, to: TOP };

const spanOf = ({ finds, until }: Finds): Range => ({
  from: daysOf(finds[0]?.month ?? until),
  to: daysOf(until),
});

/** Years that begin within the drawing, each where it does. */
export function yearsOf(section: Finds): Tick[] {
  const span = spanOf(section);
  const last = Number(section.until.slice(0, 4));
  const first = Number(section.finds[0]?.month.slice(0, 4) ?? last);
  return Array.from({ length: last - first }, (_, index) => String(first + 1 + index)).map(
    (text) => ({ text, at: percentOf(daysOf(`${text}-01-01`), span) }),
  );
}

/** What each find says, and where it lies between the first of them and the end. */
export const marksOf = (section: Finds): Mark[] =>
  section.finds.map(({ month, percent, text }) => ({
    at: percentOf(daysOf(month), spanOf(section)),
    y: heightOf(percent, range),
    says: fill(words.mark, {
      month: inWords(month.slice(0, 7)),
      percent: formatPercentage(percent),
      text,
    }),
  }));

/** The way down, a step for each find. */
export function stepsOf(marks: readonly Mark[]): Point[] {
  const points = marks.map(({ at: x, y = 0 }) => ({ x, y }));
  return stairs([...points, { x: 100, y: points.at(-1)?.y ?? 0 }]);
}
