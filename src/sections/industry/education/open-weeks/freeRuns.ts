export interface Run {
  /** First day, counted from 1. */
  readonly day: number;
  readonly length: number;
}

/** What is left of a number of days between bookings, which come in order. */
export function freeRuns(bookings: readonly Run[], days: number): Run[] {
  const runs: Run[] = [];
  let next = 1;
  for (const { day, length } of [...bookings, { day: days + 1, length: 0 }]) {
    if (day > next) runs.push({ day: next, length: day - next });
    next = Math.max(next, day + length);
  }
  return runs;
}

/** The places, from 1, of the tasks that are done within a run and leave a margin after them. */
export const fitting = (
  run: Run,
  tasks: readonly { readonly length: number }[],
  margin: number,
): number[] =>
  tasks.flatMap(({ length }, index) => (length + margin <= run.length ? [index + 1] : []));

/** The day on which a working day falls, counted from 1 on a Monday; weekends are not counted. */
export function dayOf(monday: string, working: number): Date {
  const day = new Date(`${monday.slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.floor((working - 1) / 5) * 7 + ((working - 1) % 5));
  return day;
}
