import type { Piece } from './readPieces';

const NAMING = /(^|\.)(name|place|city|company|firm|address|who|sender)$/;
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’]*/gu;
/** Files that have to write a word alike before it counts as a name. */
const ENOUGH = 3;

/**
 * Names of people, customers and places: what keys such as `name` hold where all of it begins with a
 * capital, and words with a capital that several files write alike.
 */
export function namesIn(pieces: readonly Piece[]): string[] {
  const files = new Map<string, Set<string>>();
  const names = new Set<string>();
  for (const { file, key, text } of pieces) {
    const words = (text.match(CAPITALIZED) ?? []).map((word) => word.replace(/’s?$/, ''));
    if (NAMING.test(key) && words.length === (text.match(/[\p{L}’]+/gu) ?? []).length) {
      for (const word of words) names.add(word);
    }
    for (const word of words) {
      const users = files.get(word) ?? new Set();
      files.set(word, users.add(file));
      if (users.size >= ENOUGH) names.add(word);
    }
  }
  return [...names];
}
