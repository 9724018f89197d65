import { compare } from '../../../src/review/compare/compare';
import type { Review } from '../../../src/review/compare/review';
import { MARK, reviewComment } from '../../../src/review/show/markdown';
import { sentenceOf, whyOf } from '../../../src/review/show/say';
import { showReview } from '../../../src/review/show/terminal';
import { page, site } from '../site';

const changedPages = (count: number): Review => {
  const pages = Array.from({ length: count }, (_, index) => page(`/p${index}/`));
  const changed = pages.map((one, index) => ({ ...one, title: `Other ${index}` }));
  return compare(site(pages), site(changed));
};

const was = page('/a/', { blocks: [['p', 'It costs $950 a morning.']] });
const is = page('/a/', { blocks: [['p', 'It costs $1,050 a morning.']] });
const priced = compare(site([was]), site([is]));
const lost = compare(site([was]), site([]));
const same = compare(site([was]), site([was]));

it.each([
  [same, 'No page changed. All 2 say what they said before'],
  [priced, '1 page changed by hand, nothing lost'],
  [lost, '1 page follow, 1 address lost'],
  [changedPages(3), '3 pages changed by hand, nothing lost'],
])('says what a change does in one sentence', (review, sentence) => {
  expect(sentenceOf(review)).toBe(sentence.replace('1 page follow,', '1 page follows,'));
});

it('says what pages follow where none was changed by hand', () => {
  const of = (branches: string) =>
    site([page('/a/', { blocks: [['p', `It has ${branches} branches.`]] })], {
      facts: { 'calder.branches': branches },
      files: { 'pages/a.md': { hash: 'same', refers: ['calder.branches'] } },
    });
  expect(sentenceOf(compare(of('63'), of('61')))).toBe(
    '1 page follows Calder’s branches, nothing lost',
  );
});

it('says why, and not again that a page follows itself', () => {
  const [change] = priced.changes;
  expect(change && whyOf(change, priced.causes)).toBe('By hand');
});

describe('the comment', () => {
  it('is found by its first line', () => {
    expect(reviewComment(priced).split('\n')[0]).toBe(MARK);
  });

  it('names 25 pages, and counts the rest', () => {
    const comment = reviewComment(changedPages(40));
    expect(comment.match(/^\| \/p/gm)).toHaveLength(25);
    expect(comment).toContain('And 15 more');
  });

  it('stays below what GitHub takes, however many links changed', () => {
    const linking = (to: string) =>
      Array.from({ length: 30 }, (_, index) =>
        page(`/p${index}/`, {
          links: Array.from({ length: 80 }, (__, at) => ['Go', `/a/long/address/${to}/${at}/`]),
        }),
      );
    const comment = reviewComment(compare(site(linking('one')), site(linking('other'))));
    expect(comment).toContain('Links:');
    expect(comment.length).toBeLessThan(65_536 / 4);
  });

  it('links pages and files where it knows where they are', () => {
    const links = { preview: 'https://p.example', files: 'https://g.example/blob/a41c09e' };
    const comment = reviewComment(lost, links);
    expect(comment).toContain('https://g.example/blob/a41c09e/content/pages/a.md');
    expect(reviewComment(priced, links)).toContain('[/a/](https://p.example/a/)');
  });

  it('lets no word of a page become Markdown', () => {
    const odd = compare(site([was]), site([{ ...was, title: 'A | *b* <img>' }]));
    expect(reviewComment(odd)).toContain('A \\| \\*b\\* \\<img\\>');
  });
});

describe('the terminal', () => {
  const plain = { hasColor: false, showsAll: true };

  it('reads without color', () => {
    const shown = showReview(priced, plain);
    expect(shown).toContain('It costs [-$950-] {+$1,050+} a morning.');
    expect(shown).not.toContain('\u001b');
    expect(showReview(priced, { ...plain, hasColor: true })).toContain('\u001b[31m$950');
  });

  it('stays within 72 columns, save what cannot be broken', () => {
    const long = showReview(changedPages(3), plain).split('\n');
    expect(long.filter((line) => line.length > 72)).toEqual([]);
  });

  it('sums up what is fine by its cause, unless asked', () => {
    const review = compare(site([page('/a/')]), site([page('/a/', { description: 'Other' })]));
    expect(showReview(review, { ...plain, showsAll: false })).toContain('--all');
    expect(showReview(review, plain)).toContain('/a/');
  });

  it('ends with what it comes to', () => {
    expect(showReview(lost, plain)).toMatch(/Red: 1 stop\.$/);
    expect(showReview(same, plain)).toMatch(/Green\.$/);
  });
});

describe('code that moved no word', () => {
  const part = 'src/sections/shared/proof';
  const before = site([{ ...was, parts: [part] }], { code: { [part]: '1' } });
  const silent = compare(before, { ...before, code: { [part]: '2' } });

  it('is said in the sentence', () => {
    expect(sentenceOf(silent)).toBe(
      'No page changed its words. Proof may have changed how pages look',
    );
  });

  it('is named, with how many pages are made of it and what shows more', () => {
    const line = /Proof: changed; 1 page is made of it/;
    expect(reviewComment(silent)).toMatch(line);
    expect(reviewComment(silent)).toContain('--pictures');
    expect(showReview(silent, { hasColor: false, showsAll: false })).toMatch(line);
  });
});

it('says what all pages share as one change', () => {
  const menus = [{ at: 'footer, Products', text: 'Go', href: '/a/' }];
  const dropped = compare(site([was], { menus }), site([was]));
  expect(sentenceOf(dropped)).toBe('The footer changed on every page, nothing lost');
});

it('sends whoever follows a cause to the file of the cause', () => {
  const part = 'src/sections/shared/proof';
  const made = (one: typeof was, hash: string) =>
    site([{ ...one, parts: [part] }], {
      code: { [part]: hash },
      files: { [one.file ?? '']: { hash: 'same', refers: [] } },
    });
  const [change] = compare(made(was, '1'), made(is, '2')).changes;
  expect(change?.findings[0]?.at).toEqual({ file: part });
});
