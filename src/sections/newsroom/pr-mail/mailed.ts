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
  /** Date of each mail as a share of the year, 0 to 1. */
  readonly at: readonly number[];
  readonly corrected: readonly number[];
}

const DAY = 24 * 60 * 60 * 1000;

const throughYear = (day: string): number =>
  (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / (366 * DAY);

/** Mails and corrections by year, newest first, from ISO days. */
export function mailYears(mails: readonly string[], corrections: readonly string[]): MailYear[] {
  const inYear = (days: readonly string[], year: string): number[] =>
    days.filter((day) => day.startsWith(year)).map(throughYear);
  return [...new Set(mails.map((day) => day.slice(0, 4)))]
    .sort((a, b) => (a < b ? 1 : -1))
    .map((year) => ({ year, at: inYear(mails, year), corrected: inYear(corrections, year) }));
}
