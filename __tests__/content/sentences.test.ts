import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isPageKind, kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { findRoles } from '../../src/content-model/roles';
import { parse } from '../../src/text/markdown/parse';

const MOST_WORDS = 8;

/** What search results and lists show of a page may be said on it, too. */
const ABOUT_THE_PAGE = ['description', 'seo'];

/** What somebody said may be quoted wherever it counts, and the law has one wording. */
const isQuoted = (sentence: string): boolean => /^[“‘]|[”’]$/.test(sentence);
const LEGAL = 'legal/';

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?][”’)]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS);

/** The words of each paragraph, item and cell of a piece of Markdown. */
function blocksIn(markdown: string): string[] {
  const blocks: string[] = [];
  visit(parse(markdown), ['paragraph', 'heading', 'tableCell'], (node) => {
    blocks.push(toString(node));
  });
  return blocks;
}

/** Everything that a page says in its own file. */
function wordsOf(file: string, text: string): string[] {
  const kind = kindOfFile(file);
  if (!kind || !isPageKind(kind)) return [];
  const { data, body } = parseFile(file, text);
  const stated = [...findRoles(kind.schema, data)].flatMap(({ role, value, path }) => {
    if (ABOUT_THE_PAGE.includes(String(path[0]))) return [];
    if (role.is === 'markdown') return blocksIn(value);
    return role.is === 'text' && !isQuote(data, path) ? [value] : [];
  });
  return [...stated, ...blocksIn(body)];
}

/** Whether a text is what a person says: it has the person beside it. */
function isQuote(data: Record<string, unknown>, path: readonly PropertyKey[]): boolean {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], data);
  return path.at(-1) === 'text' && 'person' in (owner as object);
}

it(`says no sentence of more than ${MOST_WORDS} words on two pages`, () => {
  const pages = new Map<string, Set<string>>();
  for (const [file, text] of readContent().files) {
    if (file.startsWith(LEGAL)) continue;
    for (const sentence of wordsOf(file, text).flatMap(sentencesIn)) {
      if (!isQuoted(sentence)) pages.set(sentence, (pages.get(sentence) ?? new Set()).add(file));
    }
  }
  const twice = [...pages]
    .filter(([, files]) => files.size > 1)
    .map(([sentence, files]) => `${[...files].join(', ')}: ${sentence}`);
  expect(twice).toEqual([]);
});
