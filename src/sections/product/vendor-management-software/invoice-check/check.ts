import { formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Fill } from '../../../../ui/plot/fill';
import type { Mark } from '../../../../ui/plot/nearest';
import { hoursOf, middleOf, percentOf } from '../../../../ui/plot/scale';
import type { CheckLine, Span } from './schema';
import words from './words.json';

/** What one may do with a line. */
export type Decision = 'release' | 'ask';

interface Day {
  readonly from: string;
  readonly to: string;
}

/** A record of the day: whose it is, and what it shows. */
export interface Lane {
  readonly name: string;
  readonly fill: Fill;
  readonly span?: Span | undefined;
}

/** As it went: what the record backs is paid, the rest is asked about. */
export const decisionsOf = (lines: readonly CheckLine[]): Decision[] =>
  lines.map(({ isBacked }) => (isBacked ? 'release' : 'ask'));

/** Sums of the lines: all of them, and by decision. */
export function sumsOf(lines: readonly CheckLine[], decisions: readonly Decision[]) {
  const sum = (decision?: Decision): string =>
    formatUsd(
      lines.reduce(
        (all, { cents }, index) =>
          decision === undefined || decisions[index] === decision ? all + cents : all,
        0,
      ) / 100,
    );
  return { total: sum(), release: sum('release'), ask: sum('ask') };
}

/** Records that a line is held against, from the invoice to another site. */
export const lanesOf = ({ billed, seen, elsewhere, isBacked }: CheckLine): Lane[] => [
  { name: words.billed, fill: isBacked ? 'before' : 'late', span: billed },
  { name: words.seen, fill: 'good', span: seen },
  ...(elsewhere ? [{ name: elsewhere.place, fill: 'wait' as const, span: elsewhere }] : []),
];

/** Place of a time on the axis, in percent. */
export const placeOf = (at: string, { from, to }: Day): number =>
  percentOf(hoursOf(at), { from: hoursOf(from), to: hoursOf(to) });

/** Full hours of the axis. */
export const ticksOf = (day: Day) =>
  Array.from({ length: hoursOf(day.to) - hoursOf(day.from) + 1 }, (_, index) => {
    const text = `${hoursOf(day.from) + index}:00`;
    return { text, at: placeOf(text, day) };
  });

/** What each record says, one below the other. */
export const marksOf = (lanes: readonly Lane[]): Mark[] =>
  lanes.map(({ name, span }, index) => ({
    at: middleOf(index, lanes.length),
    says: fill(words.mark, { lane: name, says: span?.says ?? `${words.nothing}.` }),
  }));
