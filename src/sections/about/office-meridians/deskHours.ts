/** Days with different staffing. */
export const DESK_DAYS = ['week', 'friday', 'saturday', 'sunday'] as const;

export type DeskDay = (typeof DESK_DAYS)[number];

export interface Desk {
  /** Hours in UTC. */
  readonly opens: number;
  readonly closes: number;
  /** First day of the working week: `monday` or `sunday`. */
  readonly week: string;
}

/** Whether an office is staffed on a day; Monday to Thursday all are. */
export const isTaken = ({ week }: Desk, day: DeskDay): boolean =>
  day === 'week' ||
  (day === 'friday' && week === 'monday') ||
  (day === 'sunday' && week === 'sunday');

/** Hours of a day with at least one office staffed; overlaps count once. */
export function hoursTaken(desks: readonly Desk[], day: DeskDay): number {
  let taken = 0;
  let until = 0;
  const inOrder = desks.filter((desk) => isTaken(desk, day)).sort((a, b) => a.opens - b.opens);
  for (const { opens, closes } of inOrder) {
    taken += Math.max(0, closes - Math.max(opens, until));
    until = Math.max(until, closes);
  }
  return taken;
}
