import type { ColorName } from '../../styles/colorNames.ts';
import { breakLines as breakWords } from '../../text/lines.ts';
import { measure, type Style } from './type.ts';

/** A stretch of text of one color. */
export interface Run {
  readonly text: string;
  readonly color: ColorName;
}

/** A run with its distance from the line's start, in points. */
export interface PlacedRun extends Run {
  readonly left: number;
}

export interface Line {
  readonly runs: readonly PlacedRun[];
  /** In points. */
  readonly width: number;
}

type Word = readonly Run[];

/** Cuts runs at plain spaces; a word may change its color inside, and a no-break space keeps it whole. */
function toWords(runs: readonly Run[]): Word[] {
  const words: Run[][] = [[]];
  for (const { text, color } of runs) {
    text.split(' ').forEach((piece, index) => {
      if (index > 0) words.push([]);
      if (piece !== '') words.at(-1)?.push({ text: piece, color });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** Joins words with spaces, and neighbors of one color into one run. */
function toLine(words: readonly Word[], style: Style): Line {
  const joined: Run[] = [];
  words.forEach((word, index) => {
    for (const [part, { text, color }] of word.entries()) {
      const spaced = index > 0 && part === 0 ? ` ${text}` : text;
      const last = joined.at(-1);
      if (last?.color === color) joined.splice(-1, 1, { color, text: last.text + spaced });
      else joined.push({ color, text: spaced });
    }
  });
  const gap = (style.tracking ?? 0) * style.size;
  let left = 0;
  const runs = joined.map((run) => {
    const placed = { ...run, left };
    left += measure(run.text, style) + gap;
    return placed;
  });
  return { runs, width: Math.max(0, left - gap) };
}

/** Breaks runs into lines no wider than `width` points, save for single words that are wider. */
export function breakLines(runs: readonly Run[], style: Style, width: number): Line[] {
  const gap = (style.tracking ?? 0) * style.size;
  const space = measure(' ', style) + 2 * gap;
  const wide = (word: Word): number =>
    word.reduce((sum, { text }) => sum + measure(text, style) + gap, -gap);
  return breakWords(toWords(runs), wide, space, width).map((words) => toLine(words, style));
}
