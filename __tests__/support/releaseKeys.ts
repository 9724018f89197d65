import { figures } from './figures';

/** What a release needs beside its day, its city and its topic, a line of frontmatter for each. */
export const releaseKeys = [
  `figure: ${JSON.stringify(figures.pair)}`,
  `closing: ${JSON.stringify({ title: 'An end', lead: 'A lead.', actions: [{ text: 'Go', href: 'https://example.org/' }] })}`,
  'term: What it is about',
].join('\n');
