const DAY = 86_400_000;
const MINUTE = 60_000;

/** How long after something, as writers say it: `now`, `5 minutes`, `1 working day`, `7 days`. */
export const AFTER = /^(?:now|([1-9]\d?) (minute|hour|working day|day)s?)$/;

export type Unit = 'now' | 'minute' | 'hour' | 'working day' | 'day';

interface Span {
  readonly count: number;
  readonly unit: Unit;
}

/** @throws RangeError for what `AFTER` does not take. */
export function spanOf(after: string): Span {
  const [whole, count = '0', unit = 'now'] = AFTER.exec(after) ?? [];
  if (whole === undefined) throw new RangeError(`No span of time: ${after}`);
  return { count: Number(count), unit: unit as Unit };
}

// Days are counted on the calendar, so that a day of 23 or 25 hours is a day.
const addDays = (local: string, days: number): string =>
  new Date(Date.parse(local.slice(0, 10)) + days * DAY).toISOString().slice(0, 10) +
  local.slice(10);

function isWeekend(local: string): boolean {
  const weekday = new Date(local.slice(0, 10)).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function addWorkingDays(local: string, days: number): string {
  let end = local;
  for (let left = days; left > 0;) {
    end = addDays(end, 1);
    if (!isWeekend(end)) left -= 1;
  }
  return end;
}

/** The moment a span after another; both as a clock shows them: `2027-03-18T17:30`. */
export function momentAfter(local: string, { count, unit }: Span): string {
  if (unit === 'day') return addDays(local, count);
  if (unit === 'working day') return addWorkingDays(local, count);
  const minutes = unit === 'hour' ? count * 60 : count;
  return new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16);
}
