export interface Pledge {
  /** Days after the evening on which it was given. */
  readonly byDay: number;
  /** The day on which it was done; nothing where it never was. */
  readonly didDay?: number | undefined;
}

export type Kept = 'kept' | 'late' | 'never';

export function keptOf({ byDay, didDay }: Pledge): Kept {
  if (didDay === undefined) return 'never';
  return didDay <= byDay ? 'kept' : 'late';
}

/** How many were kept, late and never done. */
export function countPledges(pledges: readonly Pledge[]): Readonly<Record<Kept, number>> {
  const counts = { kept: 0, late: 0, never: 0 };
  for (const pledge of pledges) counts[keptOf(pledge)] += 1;
  return counts;
}

/** Where a day stands on a line of so many days, in percent; later ones at its end. */
export const placeOfDay = (day: number, days: number): number =>
  Math.round((1000 * Math.min(day, days)) / days) / 10;
