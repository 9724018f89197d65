import { addDays } from '../../../../maintenance/days.ts';
import { formatPercentage } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { inShort, inWords } from '../../../../time/inWords';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { Tick } from '../../../../ui/plot/Axis';
import type { Mark } from '../../../../ui/plot/nearest';
import { heightOf, stairs, type Point } from '../../../../ui/plot/scale';
import { leakSteps, placeOnStairs } from '../../../../ui/product-ui/drawings/leak-stairs/leakSteps';
import type { leakLine } from './schema';
import words from './words.json';

type Line = Pick<
  SectionProps<typeof leakLine>,
  'charge' | 'from' | 'to' | 'until' | 'highest' | 'threshold' | 'additions' | 'days' | 'moments'
>;

/** A place with the rate that stands beside it. */
type Rate = Readonly<{ x: number; y: number; rate: string }>;

/** Places of what the drawing shows, in percent. */
export interface StairsShape {
  /** The rate, and the same where it is never below the threshold. */
  readonly rates: readonly Point[];
  readonly over: readonly Point[];
  /** Upper and lower edge of the days allowed for the repair. */
  readonly allowed: readonly [Point[], Point[]];
  /** Where the threshold is passed, and the last day. */
  readonly peak: Rate;
  readonly end: Rate;
  readonly months: readonly Tick[];
  readonly marks: readonly (Mark & { readonly y: number })[];
}

/** First day of each month on the axis. */
const monthsOf = (line: Line): Tick[] =>
  Array.from({ length: 24 }, (_, index) => {
    const month = new Date(Date.UTC(Number(line.from.slice(0, 4)), index, 1));
    return month.toISOString().slice(0, 10);
  })
    .filter((day) => day >= line.from && day < line.to)
    .map((day) => ({ at: placeOnStairs(day, line), text: inShort(day) }));

/** A leak rate as steps: up with each top-up, down when it is a year old. */
export function stairsOf(line: Line): StairsShape {
  const { threshold, highest, until, days, moments } = line;
  const steps = leakSteps(line);
  const at = (day: string, least = 0) => {
    const rate = steps.reduce((now, step) => (step.date <= day ? step.rate : now), 0);
    const y = heightOf(Math.max(rate, least), { from: 0, to: highest });
    return { x: placeOnStairs(day, line), y, rate: formatPercentage(rate) };
  };
  const zero = steps.find(({ rate }) => rate > threshold.rate)?.date ?? until;
  const sides = [zero, addDays(zero, days)].map((day) => placeOnStairs(day, line));
  const edge = (y: number) => sides.map((x) => ({ x, y }));
  return {
    rates: stairs(steps.map(({ date }) => at(date))),
    over: stairs(steps.map(({ date }) => at(date, threshold.rate))),
    allowed: [edge(0), edge(100)],
    peak: at(zero),
    end: at(until),
    months: monthsOf(line),
    marks: moments.map(({ date, says }) => {
      const { x, y, rate } = at(date);
      return { at: x, y, says: fill(words.moment, { day: inWords(date), rate, says }) };
    }),
  };
}
