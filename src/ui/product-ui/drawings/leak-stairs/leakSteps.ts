import type { LeakStairs } from '../../../../content-model/drawings/leakStairs';
import { addDays, daysBetween } from '../../../../maintenance/days.ts';
import { poundsWithinYear, rollingRate, type Addition } from '../../../../maintenance/leakRate.ts';

export interface LeakStep {
  readonly date: string;
  readonly rate: number;
}

/** Days on which a leak rate changes: each addition, and the day it is a year old. */
export function leakSteps(curve: {
  readonly additions: readonly Addition[];
  readonly charge: number;
  readonly from: string;
  readonly until: string;
}): LeakStep[] {
  const { additions, charge, from, until } = curve;
  const changes = additions.flatMap(({ date }) => [date, addDays(date, 365)]);
  const days = [from, ...changes.filter((day) => day > from && day < until).sort(), until];
  return [...new Set(days)].map((date) => ({
    date,
    rate: rollingRate(poundsWithinYear(additions, date), charge),
  }));
}

/** Place of a day on the axis, in percent. */
export const placeOnStairs = (day: string, { from, to }: Pick<LeakStairs, 'from' | 'to'>): number =>
  (daysBetween(from, day) / daysBetween(from, to)) * 100;
