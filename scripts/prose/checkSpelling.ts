import type { Dictionary } from './dictionary.mts';
import type { ContentError } from '../../src/registry/check/contentError';
import type { Piece } from './readPieces';

/** A word of Latin letters that is no part of a code such as WO-51077 or 40kWh; shorter ones are units. */
const WORD = /(?<![\p{L}\p{N}])\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*(?![\p{L}\p{N}]|-\d)/gu;
const SHORTEST = 4;

const withoutPossessive = (word: string): string => word.replace(/['’]s?$/, '');

/** Words that no dictionary has, nor the list of the trade. */
export function checkSpelling(pieces: readonly Piece[], dictionary: Dictionary): ContentError[] {
  const suggestions = new Map<string, string>();
  const faultOf = (word: string): string | undefined => {
    if (word.length < SHORTEST) return undefined;
    const known = suggestions.get(word);
    if (known !== undefined) return known || undefined;
    const isWord = dictionary.has(word) || dictionary.has(withoutPossessive(word));
    const fault = isWord ? '' : dictionary.suggest(word).join(', ') || 'another word';
    suggestions.set(word, fault);
    return fault || undefined;
  };
  return pieces.flatMap(({ file, key, text, lineAt }) =>
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const fault = faultOf(word);
      if (!fault) return [];
      const message = `expected American English (${fault}?), got "${word}"; a word of the trade goes into scripts/prose/words.txt`;
      return [{ file, line: lineAt(index), key, message }];
    }),
  );
}
