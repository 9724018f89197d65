import { subjectOf } from './asked';

/** A piece of a text, with whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** As much of each word that was looked for as its other forms share with it. */
const rootsOf = (words: string): string[] =>
  (subjectOf(words).match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
    word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word,
  );

/** Whether a text has all words that were looked for, in any of their forms: a title that does is what was meant. */
export const hasAll = (text: string, words: string): boolean =>
  rootsOf(words).every((root) => new RegExp(`\\b${root}`, 'iu').test(text));

/** A text cut into words that were looked for, in any of their forms, and the rest. */
export function marked(text: string, words: string): Piece[] {
  const roots = rootsOf(words);
  if (roots.length === 0) return [{ text, isMarked: false }];
  const found = new RegExp(`\\b((?:${roots.join('|')})[\\p{L}\\p{N}]*)`, 'giu');
  return text
    .split(found)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
