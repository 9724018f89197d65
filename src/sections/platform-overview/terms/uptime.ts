import { fill } from '../../../text/fillWords';
import { middleOf } from '../../../ui/plot/scale';
import type { Mark } from '../../../ui/plot/nearest';
import type { Uptime } from './schema';
import { MONTHS } from '../../../time/inWords';
import words from './words.json';

/** Uptime of a period. */
export interface Availability {
  /** In percent, with two decimals. */
  readonly percent: string;
  /** Minutes not reachable. */
  readonly lost: number;
  /** Months with short names. */
  readonly months: readonly { readonly name: string; readonly minutes: number }[];
}

const MINUTES = 60_000;

/** Uptime from minutes of downtime per month; `from` is the first month, as 2025-11. */
export function availability(from: string, minutes: readonly number[]): Availability {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const first = (index: number): number => Date.UTC(year, month - 1 + index, 1);
  const all = (first(minutes.length) - first(0)) / MINUTES;
  const lost = minutes.reduce((sum, count) => sum + count, 0);
  return {
    percent: ((1 - lost / all) * 100).toFixed(2),
    lost,
    months: minutes.map((count, index) => ({
      name: MONTHS[(month - 1 + index) % 12]?.slice(0, 3) ?? '',
      minutes: count,
    })),
  };
}

/** What each month says: how long, and why. */
export function marksOf({ from, minutes, causes }: Uptime): readonly Mark[] {
  const left = [...causes];
  return availability(from, minutes).months.map(({ name: month, minutes: count }, index) => ({
    at: middleOf(index, minutes.length),
    says: count
      ? fill(words.lost, { month, minutes: count, cause: left.shift() ?? '' })
      : fill(words.whole, { month }),
  }));
}
