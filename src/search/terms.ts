import { termAnchor } from './termAnchor';
import type { Explained } from '../content-model/kind';
import type { PublicPage } from '../content-model/publicPage';
import { withoutNoBreaks } from '../text/withoutNoBreaks';

/** A word that the knowledge base explains. */
export interface Term extends Explained {
  /** Where it is explained, and what that page is called. */
  readonly href: string;
  readonly page: string;
}

/** The file of all of them that the build writes; asked for once somebody searches. */
export const TERMS_FILE = '/terms.json';

/** The terms of all pages that explain some. */
export const termsOf = (pages: readonly PublicPage[]): Term[] =>
  pages.flatMap(({ kind, path, title, data }) =>
    (kind.explains?.(data) ?? []).map(({ term, meaning, example }) => ({
      term: withoutNoBreaks(term),
      meaning,
      example,
      href: `${path}#${termAnchor(term)}`,
      page: title,
    })),
  );

/** How people ask what a word means. */
const ASKED = /^(what (is|are|does)|define|meaning of)\s+((an?|the)\s+)?|\s+(mean|means)$|\?+$/g;

/** Words without their capitals, their signs, and the s of several. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .trim()
    .replace(ASKED, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

/** The term that was asked for, as a whole and not as a part of a question. */
export function termFor(words: string, terms: readonly Term[]): Term | undefined {
  const asked = plain(words);
  return asked === '' ? undefined : terms.find(({ term }) => plain(term) === asked);
}
