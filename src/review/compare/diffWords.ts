import { MONTHS } from '../../time/inWords';
import { align } from './align';
import type { Words } from './review';

/** A day is one word (`June 10,`), as is anything between spaces: punctuation belongs to its word. */
const WORD = new RegExp(`(?:${MONTHS.join('|')}) \\d{1,2}\\b\\S*|\\S+`, 'g');

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Above this share of new words, two texts are two texts. */
const ANOTHER = 0.6;

const count = (text: string): number => wordsOf(text).length;

/** What of two texts is the same, what went and what came, by the word. */
export function diffWords(was: string, is: string): Words {
  if (was === is) return was ? [was] : [];
  const runs = align(wordsOf(was), wordsOf(is));
  const same = runs.filter(({ side }) => side === 'both').flatMap(({ items }) => items).length;
  if (same < (1 - ANOTHER) * Math.max(count(was), count(is)))
    return [...(was ? [{ del: was }] : []), ...(is ? [{ ins: is }] : [])];
  return runs.map(({ side, items }) => {
    const text = items.join(' ');
    if (side === 'both') return text;
    return side === 'was' ? { del: text } : { ins: text };
  });
}

/** Text before the change, and after it. */
export const textOf = (words: Words, side: 'was' | 'is'): string =>
  words
    .flatMap((part) => {
      if (typeof part === 'string') return part;
      if ('del' in part) return side === 'was' ? part.del : [];
      return side === 'is' ? part.ins : [];
    })
    .join(' ');

/** How many unchanged words a gist keeps on either side. */
const BESIDE = 4;

/** How many words a gist has at most where something came or went as a whole. */
const WHOLE = 9;

const cut = (text: string, most: number): string => {
  const words = wordsOf(text);
  return words.length > most ? `${words.slice(0, most).join(' ')} …` : text;
};

/** The shortest stretch that holds the first change: a few words on either side of it. */
export function gistOf(words: Words): Words {
  const first = words.findIndex((part) => typeof part !== 'string');
  if (first < 0) return [];
  const [one, next] = [words[first], words[first + 1]];
  const changed = next !== undefined && typeof next !== 'string' ? [one, next] : [one];
  const [before, after] = [words[first - 1], words[first + changed.length]];
  const near = typeof before === 'string' ? wordsOf(before).slice(-BESIDE).join(' ') : '';
  const past = typeof after === 'string' ? wordsOf(after).slice(0, BESIDE).join(' ') : '';
  return [
    ...(near ? [near] : []),
    ...changed.flatMap((part) => {
      if (part === undefined || typeof part === 'string') return [];
      return 'del' in part ? { del: cut(part.del, WHOLE) } : { ins: cut(part.ins, WHOLE) };
    }),
    ...(past ? [past] : []),
  ];
}
