import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { reviewPage } from '../../scripts/review/page';
import { compare } from '../../src/review/compare/compare';
import { page, site } from '../review/site';

const A = page('/a/', { blocks: [['p', 'It costs $950 a morning.']] });
const B = page('/b/');
const changed = compare(
  site([A, B]),
  site([{ ...A, title: '<img src=x>', blocks: [['p', 'It costs $1,050 a morning.']] }]),
);
const elements = (html: string): { tag: string; properties: Record<string, unknown> }[] => {
  const found: { tag: string; properties: Record<string, unknown> }[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    found.push({ tag: tagName, properties });
  });
  return found;
};

it('stands alone: no script, nothing to load, nothing for search engines', () => {
  const html = reviewPage(changed);
  const tags = elements(html).map(({ tag }) => tag);
  for (const tag of ['script', 'link', 'img', 'iframe']) expect(tags).not.toContain(tag);
  expect(html).not.toMatch(/url\((?!#)/);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('leads every mark to a change that is there', () => {
  const all = elements(reviewPage(changed));
  const ids = new Set(all.map(({ properties }) => properties['id']));
  const within = all.flatMap(({ properties }) => {
    const href = properties['href'];
    return typeof href === 'string' && href.startsWith('#') ? href.slice(1) : [];
  });
  expect(within.length).toBeGreaterThan(3);
  expect(within.filter((id) => !ids.has(id))).toEqual([]);
});

it('shows words of a page as words', () => {
  const html = reviewPage(changed);
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).toContain('<del>$950</del> <ins>$1,050</ins>');
});

it('opens pages on both sides, where it knows them', () => {
  const hrefs = elements(
    reviewPage(changed, { here: 'https://p.example', base: 'https://www.example' }),
  ).map(({ properties }) => properties['href']);
  expect(hrefs).toEqual(expect.arrayContaining(['https://p.example/a/', 'https://www.example/b/']));
  expect(hrefs).not.toContain('https://p.example/b/');
});

it('says that nothing changed, or that there was nothing to compare with', () => {
  const one = site([A]);
  expect(reviewPage(compare(one, one))).toContain('No page changed.');
  expect(reviewPage(compare(undefined, one))).toContain('no record of the base');
});
