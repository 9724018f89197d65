export interface Run {
  /** First day, from 1. */
  readonly day: number;
  readonly length: number;
}

/** Free days between bookings, which must be sorted. */
export function freeRuns(bookings: readonly Run[], days: number): Run[] {
  const runs: Run[] = [];
  let next = 1;
  for (const { day, length } of [...bookings, { day: days + 1, length: 0 }]) {
    if (day > next) runs.push({ day: next, length: day - next });
    next = Math.max(next, day + length);
  }
  return runs;
}

/** Numbers, from 1, of the jobs that fit into free days with a margin. */
export const fitting = (
  run: Run,
  tasks: readonly { readonly length: number }[],
  margin: number,
): number[] =>
  tasks.flatMap(({ length }, index) => (length + margin <= run.length ? [index + 1] : []));

/** Date of a working day, counted from 1 on a Monday; weekends do not count. */
export function calendarDay(monday: string, working: number): Date {
  const day = new Date(`${monday.slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.floor((working - 1) / 5) * 7 + ((working - 1) % 5));
  return day;
}
