import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { linkTerms } from '../../../src/text/markdown/linkTerms';
import { parse } from '../../../src/text/markdown/parse';

const termsOf = (...names: string[]) =>
  names.map((term) => ({ term, href: `/glossary/#${term.replaceAll(' ', '-')}` }));

/** The words that became links in a text. */
function linkedIn(source: string, ...names: string[]): string[] {
  const tree = parse(source);
  const before = toString(tree);
  linkTerms(tree, termsOf(...names));
  expect(toString(tree)).toBe(before);
  const words: string[] = [];
  visit(tree, 'link', (link: Link) => {
    if (link.url.startsWith('/glossary/')) words.push(toString(link));
  });
  return words;
}

it('links the first use of a term, whatever its capitals, in one or several', () => {
  expect(linkedIn('Base loads first. Then the base load.', 'Base load')).toEqual(['Base loads']);
});

it('leaves headings, links, quotes, tables and code alone, and takes the next use', () => {
  const source = [
    '## Baseline',
    '> Baseline of a customer',
    '| Baseline |\n| --- |\n| baseline |',
    'See [the baseline](/x/) and `baseline`.',
    '- In a list, a **baseline** counts.',
  ].join('\n\n');
  expect(linkedIn(source, 'Baseline')).toEqual(['baseline']);
});

it('takes whole words, and of two at one place the longer one', () => {
  expect(linkedIn('A baselined site, a not-baseline.', 'Baseline')).toEqual([]);
  expect(linkedIn('A leak rate test.', 'Leak rate', 'Leak rate test')).toEqual(['leak rate test']);
});

it('links five terms at most, in the order of reading', () => {
  const names = ['One a', 'Two b', 'Three c', 'Four d', 'Five e', 'Six f'];
  expect(linkedIn(names.join(', '), ...names.toReversed())).toEqual(names.slice(0, 5));
});
