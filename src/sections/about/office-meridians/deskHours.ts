/** Days that differ in whose desk is taken. */
export const DESK_DAYS = ['week', 'friday', 'saturday', 'sunday'] as const;

export type DeskDay = (typeof DESK_DAYS)[number];

export interface Desk {
  /** Hours in UTC. */
  readonly opens: number;
  readonly closes: number;
  /** Day on which the week of five days begins: `monday` or `sunday`. */
  readonly week: string;
}

/** Whether a desk is taken on a day: from Monday to Thursday every one is. */
export const isTaken = ({ week }: Desk, day: DeskDay): boolean =>
  day === 'week' ||
  (day === 'friday' && week === 'monday') ||
  (day === 'sunday' && week === 'sunday');

/** How many hours of a day have somebody at a desk; hours that two share count once. */
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
