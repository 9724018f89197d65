import type { Address } from '../browser/addresses';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Pages in whose title or address each of the words stands at the beginning of a word; those
 * whose title has all of them come first.
 */
export function findPages(words: string, pages: readonly Address[]): Address[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return [];
  const has = (text: string): boolean => {
    const given = wordsOf(text);
    return asked.every((word) => given.some((other) => other.startsWith(word)));
  };
  const found = pages.filter(({ title, path }) => has(`${title} ${path}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
