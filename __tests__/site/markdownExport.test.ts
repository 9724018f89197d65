import { kindOfFile, type PageKind } from '../../src/registry/kinds';
import { entryKinds } from '../../src/registry/entryKinds';
import { findRoles } from '../../src/content-model/roles';
import { readContent } from '../../src/registry/check/readContent';
import { factsIn } from '../../src/text/fillFacts';
import { site } from '../../src/site';
import { builtFiles, contentPages, readBuilt, type ContentPage } from '../support/builtSite';

const ORIGIN = process.env['SITE_URL'] || site.origin;

const { files } = readContent();
const kindOf = ({ file }: ContentPage): PageKind | undefined =>
  entryKinds.find((kind) => kind === kindOfFile(file));

/** Pages that search engines may show: not hidden, and not the double of another page. */
const pages = contentPages().filter(({ isShown, data }) => {
  const { noindex, canonical } = (data['seo'] ?? {}) as { noindex?: boolean; canonical?: string };
  return isShown && !noindex && !canonical;
});
const articles = pages.filter(kindOf);
const copyOf = ({ address }: ContentPage): string =>
  address === '/' ? '/index.md' : `${address.slice(0, -1)}.md`;

const lettersOf = (text: string): string =>
  text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

const shown = (html: string): string =>
  lettersOf(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ''));

/** Heads of pages and beams are no part of an article; long enough, or words are found by chance. */
const ELSEWHERE = ['seo', 'closing', 'layout', 'label', 'title', 'description', 'headline'];
const LEAST = 20;

/** Markdown without what links and marks add to its words. */
const wordsOf = (markdown: string): string => lettersOf(markdown.replace(/\]\([^)]*\)/g, ''));

/** Lists, tables, headings and pictures are told in other words, or with marks between. */
const isParagraph = (block: string): boolean => /^[^\s\d|#>!{-]/.test(block);

/** Every text of the frontmatter that stands by itself, and every paragraph, in letters. */
function textsOf(page: ContentPage): string[] {
  const kind = kindOf(page);
  const front = [...(kind ? findRoles(kind.schema, page.data) : [])]
    .filter(({ role }) => role.is === 'text' || role.is === 'markdown')
    .filter(({ path }) => !ELSEWHERE.includes(String(path[0])) && path.at(-1) !== 'alt')
    .map(({ value }) => value)
    .filter((value) => factsIn(value).length === 0);
  const body = (files.get(page.file) ?? '').replace(/^---\n[\s\S]*?\n---\n/, '');
  return [...front, body]
    .flatMap((text) => text.split(/\n{2,}/))
    .filter(isParagraph)
    .map(wordsOf)
    .filter((letters) => letters.length >= LEAST);
}

it('has one for every page that is found, and for nothing else', () => {
  expect(pages.length).toBeGreaterThan(200);
  const copies = builtFiles().filter((file) => file.endsWith('.md'));
  expect(copies.sort()).toEqual(pages.map(copyOf).sort());
  const wrong = pages.filter(
    (page) =>
      !readBuilt(page.address).includes(
        `<link rel="alternate" type="text/markdown" href="${copyOf(page)}"/>`,
      ),
  );
  expect(wrong).toEqual([]);
});

it('tells what the page tells, no more and no less', () => {
  const wrong = articles.flatMap((page) => {
    const onPage = shown(readBuilt(page.address));
    const inCopy = wordsOf(readBuilt(copyOf(page)));
    return textsOf(page)
      .filter((letters) => onPage.includes(letters) !== inCopy.includes(letters))
      .map((letters) => `${page.address}: ${letters.slice(0, 80)}`);
  });
  expect(wrong).toEqual([]);
});

it('has whole addresses, and no mark that only the build reads', () => {
  const wrong = pages.flatMap((page) => {
    const text = readBuilt(copyOf(page));
    const found = [/\]\((?!https?:|mailto:|tel:)[^)]*\)/, /undefined|\[object/, /[\u00a0\u2060]/];
    return found
      .filter((pattern) => pattern.test(text))
      .map((pattern) => `${page.address}: ${String(pattern)}`);
  });
  expect(wrong).toEqual([]);
});

it('is where llms.txt leads', () => {
  const text = readBuilt('/llms.txt');
  expect(pages.filter((page) => !text.includes(`(${ORIGIN}${copyOf(page)})`))).toEqual([]);
});
