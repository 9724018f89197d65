const BLANK = /\[([^\]]+)\]/g;

/** Piece of a letter: fixed text, or a blank with its value. */
export interface LetterPiece {
  readonly text: string;
  readonly blank?: string;
  readonly isFilled?: boolean;
}

export type Filled = Readonly<Record<string, string>>;

/** Pieces of a paragraph; empty blanks keep their brackets. */
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

/** Text of the letter for copying and mailing. */
export const letterText = (letter: readonly string[], filled: Filled): string =>
  letter
    .map((paragraph) =>
      letterPieces(paragraph, filled)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n\n');

/** `mailto:` address without recipient. */
export const letterMail = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

const DAY = 86_400_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Day a number of months before another, or the last of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 - months, Math.min(date, last)));
}

/** Day a number of weeks before another. */
export const weeksBefore = (day: string, weeks: number): string =>
  isoOf(Date.parse(day) - weeks * 7 * DAY);

/** Whether a text is a complete date. */
export const isDay = (value: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
