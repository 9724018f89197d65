/** Length of a text. */
interface MailMeasure {
  readonly characters: number;
  readonly words: number;
}

/** Words and characters of a text; an address is one word. */
export const measureText = (text: string): MailMeasure => ({
  characters: [...text].length,
  words: text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
});

/** Size of a plain-text mail in kB of UTF-8 to one decimal, with an empty line between its parts. */
export function kilobytesOf(parts: readonly string[]): string {
  const bytes = new TextEncoder().encode(parts.join('\r\n\r\n')).length;
  return (bytes / 1000).toFixed(1);
}

export interface MailYear {
  readonly year: string;
  readonly days: readonly MailDay[];
}

interface Mailed {
  /** ISO day. */
  readonly date: string;
  /** Title of the release; a correction has none. */
  readonly title?: string;
}

interface MailDay extends Mailed {
  /** How much of the year is over, in percent. */
  readonly at: number;
}

const DAY = 24 * 60 * 60 * 1000;

const throughYear = (day: string): number =>
  (100 * (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`))) / (366 * DAY);

/** Mails and corrections by year, the newest year first, the days of each in order. */
export function mailYears(mails: readonly Mailed[]): MailYear[] {
  const days = mails.map((mail) => ({ ...mail, at: throughYear(mail.date) }));
  days.sort((one, other) => one.date.localeCompare(other.date));
  return [...new Set(days.map(({ date }) => date.slice(0, 4)))]
    .reverse()
    .map((year) => ({ year, days: days.filter(({ date }) => date.startsWith(year)) }));
}
