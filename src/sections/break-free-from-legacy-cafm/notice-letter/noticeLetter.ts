const BLANK = /\[([^\]]+)\]/g;

/** A run of a letter: as it is written, or a blank with what stands in it. */
export interface LetterPiece {
  readonly text: string;
  readonly blank?: string;
  readonly isFilled?: boolean;
}

export type Filled = Readonly<Record<string, string>>;

/** One paragraph in its runs; a blank that nobody filled keeps its brackets. */
export function letterPieces(paragraph: string, filled: Filled): LetterPiece[] {
  const pieces: LetterPiece[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(BLANK)) {
    const blank = match[1] ?? '';
    const value = filled[blank]?.trim() ?? '';
    if (match.index > at) pieces.push({ text: paragraph.slice(at, match.index) });
    pieces.push({ text: value || match[0], blank, isFilled: value !== '' });
    at = match.index + match[0].length;
  }
  if (at < paragraph.length) pieces.push({ text: paragraph.slice(at) });
  return pieces;
}

/** The whole letter as it is copied or mailed. */
export const letterText = (letter: readonly string[], filled: Filled): string =>
  letter
    .map((paragraph) =>
      letterPieces(paragraph, filled)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n\n');

/** A mail without an addressee, for the visitor's own program. */
export const letterMail = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

const DAY = 86_400_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many months before another, or the last of its month where that is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 - months, Math.min(date, last)));
}

/** The day so many weeks before another. */
export const weeksBefore = (day: string, weeks: number): string =>
  isoOf(Date.parse(day) - weeks * 7 * DAY);

/** Whether a date field holds a whole date, and not the beginning of one. */
export const isDay = (value: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
