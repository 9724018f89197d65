export interface Pledge {
  /** Due, in days after the meetup. */
  readonly byDay: number;
  /** Done, in days after the meetup; undefined if never. */
  readonly didDay?: number | undefined;
}

export type Kept = 'kept' | 'late' | 'never';

export function keptOf({ byDay, didDay }: Pledge): Kept {
  if (didDay === undefined) return 'never';
  return didDay <= byDay ? 'kept' : 'late';
}

/** Number of pledges kept, late and never done. */
export function countPledges(pledges: readonly Pledge[]): Readonly<Record<Kept, number>> {
  const counts = { kept: 0, late: 0, never: 0 };
  for (const pledge of pledges) counts[keptOf(pledge)] += 1;
  return counts;
}

/** Place of a day on the line, in percent; later days at its end. */
export const placeOfDay = (day: number, days: number): number =>
  Math.round((1000 * Math.min(day, days)) / days) / 10;
