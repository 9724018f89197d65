/** When somebody is in an office, by its own clock. */
export interface OfficeWeek {
  readonly zone: string;
  /** Sunday is 0. */
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export interface OfficeNow {
  /** What the clock on its wall shows: `14:32`. */
  readonly time: string;
  readonly weekday: number;
  readonly isOpen: boolean;
  /** In how many days it opens next, 0 for today; none while it is open. */
  readonly opensIn: number | undefined;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What the clock of a zone shows, and its weekday, at a moment in milliseconds since 1970. */
export function clockOf(
  now: number,
  zone: string,
): { readonly time: string; readonly weekday: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    time: `${part('hour')}:${part('minute')}`,
    weekday: WEEKDAYS.indexOf(part('weekday')),
  };
}

/** What time it is in an office, and whether somebody is in. Holidays are not known here. */
export function officeNow(now: number, { zone, days, opens, closes }: OfficeWeek): OfficeNow {
  const { time, weekday } = clockOf(now, zone);
  const isDay = days.includes(weekday);
  const isOpen = isDay && time >= opens && time < closes;
  if (isOpen) return { time, weekday, isOpen, opensIn: undefined };
  const isLater = isDay && time < opens;
  const opensIn = isLater
    ? 0
    : [1, 2, 3, 4, 5, 6, 7].find((ahead) => days.includes((weekday + ahead) % 7));
  return { time, weekday, isOpen, opensIn };
}

/** An hour as America says it: `8 a.m.`, `5:30 p.m.`. */
export function hourInWords(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  const shown = minutes === '00' ? hour % 12 || 12 : `${hour % 12 || 12}:${minutes}`;
  return `${shown}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
