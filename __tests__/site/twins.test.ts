import { kindOfFile, type PageKind } from '../../src/registry/kinds';
import { entryKinds } from '../../src/registry/entryKinds';
import { findRoles } from '../../src/content-model/roles';
import { readContent } from '../../src/registry/check/readContent';
import { factsIn } from '../../src/text/fillFacts';
import { site } from '../../src/site';
import { contentPages, isBuilt, readBuilt, type ContentPage } from '../support/builtSite';

const ORIGIN = process.env['SITE_URL'] || site.origin;

const { files } = readContent();
const kindOf = ({ file }: ContentPage): PageKind | undefined =>
  entryKinds.find((kind) => kind === kindOfFile(file));
const articles = contentPages().filter(
  (page) => page.isShown && kindOf(page) && !(page.data['seo'] as { noindex?: boolean })?.noindex,
);
const twinOf = ({ address }: ContentPage): string => `${address.slice(0, -1)}.md`;

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

it('has one for every article, and for nothing else', () => {
  expect(articles.length).toBeGreaterThan(100);
  expect(articles.filter((page) => !isBuilt(twinOf(page)))).toEqual([]);
  const [one] = articles;
  expect(readBuilt(one?.address ?? '')).toContain(
    `<link rel="alternate" type="text/markdown" href="${one ? twinOf(one) : ''}"/>`,
  );
});

it('tells what the page tells, no more and no less', () => {
  const wrong = articles.flatMap((page) => {
    const onPage = shown(readBuilt(page.address));
    const inTwin = wordsOf(readBuilt(twinOf(page)));
    return textsOf(page)
      .filter((letters) => onPage.includes(letters) !== inTwin.includes(letters))
      .map((letters) => `${page.address}: ${letters.slice(0, 80)}`);
  });
  expect(wrong).toEqual([]);
});

it('has whole addresses, and no mark that only the build reads', () => {
  const wrong = articles.flatMap((page) => {
    const text = readBuilt(twinOf(page));
    const found = [/\]\((?!https?:|mailto:|tel:)[^)]*\)/, /undefined|\[object/, /[\u00a0\u2060]/];
    return found
      .filter((pattern) => pattern.test(text))
      .map((pattern) => `${page.address}: ${String(pattern)}`);
  });
  expect(wrong).toEqual([]);
});

it('is where llms.txt leads', () => {
  const text = readBuilt('/llms.txt');
  expect(articles.filter((page) => !text.includes(`(${ORIGIN}${twinOf(page)})`))).toEqual([]);
});
