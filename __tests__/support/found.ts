import type { Hit, Line } from '../../src/search/siteIndex';

/** A sentence around a word, at a place of its page if one is given. */
export const line = (word: string, href = '/somewhere/'): Line => ({
  before: 'Before the ',
  word,
  after: ' stands more.',
  href,
});

/** A page of a group that was found. */
export const hit = (kind: string, href: string, lines: readonly Line[] = []): Hit => ({
  kind,
  href,
  title: `The page ${href}`,
  about: `What ${href} is about`,
  lines,
});
