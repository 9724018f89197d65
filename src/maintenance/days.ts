const DAY = 86_400_000;

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The ISO day that is `days` after another; none after what is no day. */
export function addDays(day: string, days: number): string {
  const time = Date.parse(day) + days * DAY;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, as a date field writes it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
