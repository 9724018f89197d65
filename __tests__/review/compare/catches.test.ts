import { compare } from '../../../src/review/compare/compare';
import { textOf } from '../../../src/review/compare/diffWords';
import type { Review } from '../../../src/review/compare/review';
import type { PageRecord, SiteRecord } from '../../../src/review/record/schema';
import { page, site } from '../site';

const A = page('/a/');

describe('a claim', () => {
  const claim = {
    figure: '9 of 11',
    claim: 'Findings',
    period: '2026',
    file: 'data/claims/f.yaml',
  };
  const withClaim = (validUntil: string, hash: string): SiteRecord =>
    site([A], {
      claims: { f: { ...claim, validUntil } },
      files: {
        'pages/a.md': { hash: 'same', refers: [claim.file] },
        [claim.file]: { hash, refers: [] },
      },
    });

  it('stops after its last day, on the pages that have it', () => {
    const { changes, causes } = compare(withClaim('2027-06-30', '1'), withClaim('2026-11-23', '2'));
    expect(changes).toMatchObject([
      { verdict: 'stop', pages: [{ is: '/a/' }], causes: [claim.file] },
    ]);
    expect(causes).toMatchObject([
      { kind: 'claim', name: '“Findings”', says: 'its last day: 2027-06-30 is now 2026-11-23' },
    ]);
  });

  it('may be claimed on its last day', () => {
    expect(compare(withClaim('2027-06-30', '1'), withClaim('2026-11-24', '2')).changes).toEqual([]);
  });
});

describe('a fact of a customer', () => {
  const FILE = 'data/customers/calder.yaml';
  const withFact = (branches: string, texts: Readonly<Record<string, string[]>>): SiteRecord => {
    const pages = Object.entries(texts).map(([path, blocks]): PageRecord =>
      page(path, { blocks: blocks.map((text) => ['p', text.replaceAll('#', branches)]) }),
    );
    const refers = (path: string): string[] =>
      texts[path]?.some((text) => text.includes('#')) ? ['calder.branches'] : [];
    return site(pages, {
      facts: { 'calder.branches': branches },
      files: {
        [FILE]: { hash: branches, refers: [] },
        ...Object.fromEntries(
          pages.map(({ path, file = '' }) => [file, { hash: 'same', refers: refers(path) }]),
        ),
      },
    });
  };
  const changed = (texts: Readonly<Record<string, string[]>>): Review =>
    compare(withFact('63', texts), withFact('61', texts));

  it('is followed by name', () => {
    const { changes, causes, counts } = changed({
      '/a/': ['A head office and # branches.'],
      '/b/': ['Nothing.'],
    });
    expect(counts).toMatchObject({ byHand: 0, follow: 1 });
    expect(causes).toMatchObject([
      { name: 'Calder’s branches', says: '63 is now 61', kind: 'fact' },
    ]);
    expect(changes).toMatchObject([
      { verdict: 'fine', causes: ['calder.branches'], isByHand: false },
    ]);
    expect(textOf(changes[0]?.gist ?? [], 'is')).toBe('A head office and 61 branches.');
  });

  it('is caught in sentences about the past, which are one change with one remedy', () => {
    const { changes } = changed({
      '/a/': ['22 of # branches on one Monday in November 2023.'],
      '/b/': ['Head office and # branches. 2024 against 2022.'],
      '/c/': ['# branches, April to October 2026.'],
    });
    expect(changes).toMatchObject([
      { verdict: 'look', pages: [{ is: '/a/' }, { is: '/b/' }, { is: '/c/' }] },
    ]);
    expect(changes[0]?.findings.map(({ id }) => id)).toEqual(['past:calder.branches']);
    expect(changes[0]?.words).toHaveLength(3);
  });

  it('may stand beside this month, and a year to come', () => {
    const texts = { '/a/': ['# branches in November 2026.', '# branches by 2028.'] };
    expect(changed(texts).changes).toMatchObject([{ verdict: 'fine' }]);
  });

  it('is caught next to a number that stayed', () => {
    const { changes } = changed({
      '/a/': ['A head office and # branches are 64 sites, for $53,805.'],
    });
    expect(changes[0]?.findings).toMatchObject([
      { id: 'near:calder.branches:/a/', says: '64 stayed in a sentence where 63 became 61.' },
    ]);
  });

  it('is caught on a page that says both', () => {
    const { changes } = changed({ '/a/': ['It has # branches.', 'Later, all 63 branches slept.'] });
    expect(changes[0]?.findings).toMatchObject([
      { says: 'The page now says 61 branches, and 63 branches as well.', verb: 'Do' },
    ]);
  });

  it('is mended in the claim that holds it, where the page shows one', () => {
    const file = 'data/claims/nights.yaml';
    const withClaim = (branches: string): SiteRecord =>
      site([page('/a/', { blocks: [['p', `Calder, ${branches} branches. April to May 2025.`]] })], {
        facts: { 'calder.branches': branches },
        claims: {
          nights: {
            figure: '8%',
            claim: 'Nights',
            period: 'April to May 2025',
            validUntil: '2027-01-01',
            file,
          },
        },
        files: {
          'pages/a.md': { hash: 'same', refers: [file] },
          [file]: { hash: 'same', refers: ['calder.branches'] },
        },
      });
    expect(compare(withClaim('63'), withClaim('61')).changes[0]?.findings).toMatchObject([
      { id: 'past:calder.branches', at: { file: `content/${file}` } },
    ]);
  });

  it('is caught where it is written by hand, save of a past day', () => {
    const { changes } = changed({
      '/a/': ['It has # branches.'],
      '/b/': ['Calder runs 63 branches.', 'In 2023, Calder ran 63 branches.'],
      '/c/': ['Another bank has 63 branches.'],
    });
    expect(changes).toMatchObject([
      { verdict: 'look', pages: [{ is: '/b/' }], findings: [{ verb: 'Ask' }] },
      { verdict: 'fine', pages: [{ is: '/a/' }] },
    ]);
    expect(changes[0]?.findings[0]?.says).toContain(
      'in 1 more place, which did not follow; 1 more',
    );
  });
});

it('catches days beside one that moved', () => {
  const event = (day: string, hash: string): SiteRecord =>
    site(
      [
        page('/e/', {
          blocks: [
            ['p', `June ${Number(day.slice(8))}, 2027`],
            ['p', 'Free until June 2.'],
          ],
        }),
      ],
      {
        days: [{ on: day, kind: 'starts', what: 'Gathering', at: '/e/' }],
        files: { 'pages/e.md': { hash, refers: [] } },
      },
    );
  const { changes } = compare(event('2027-06-09', '1'), event('2027-06-10', '2'));
  expect(changes).toMatchObject([{ verdict: 'look', kinds: ['dates', 'words'], isByHand: true }]);
  expect(changes[0]?.findings[0]?.says).toBe(
    'It begins on June 10, 2027, and no longer on June 9, 2027. These days stayed: June 2.',
  );
});

it('catches the old day where it was left: in the head, on the page, on pages that lead to it', () => {
  const event = (day: string): SiteRecord =>
    site(
      [
        page('/e/', {
          title: 'Gathering, June 9, 2027',
          blocks: [
            ['p', `June ${Number(day.slice(8))}, 2027`],
            ['p', 'Doors open on June 9 at eight.'],
          ],
        }),
        page('/hub/', { blocks: [['p', 'Next: June 9.']], links: [['Gathering', '/e/']] }),
        page('/other/', { blocks: [['p', 'Closed on June 9.']] }),
      ],
      { days: [{ on: day, kind: 'starts', what: 'Gathering', at: '/e/' }] },
    );
  const [change] = compare(event('2027-06-09'), event('2027-06-16')).changes;
  expect(change?.findings[1]).toMatchObject({
    says: 'June 9 still stands in the title or description, in one place of the page, and on /hub/.',
    verb: 'Do',
  });
});

it.each([
  [
    'It costs $950.',
    'It costs $1,050.',
    'An amount of money is another one: $950 before, $1,050 now.',
  ],
  ['It costs $412k a year.', 'It costs nothing.', 'An amount of money is gone: $412k.'],
  ['It costs nothing.', 'It costs £3.2 million.', 'An amount of money is new: £3.2 million.'],
])('names amounts of money: %s', (was, is, says) => {
  const of = (text: string) => site([page('/a/', { blocks: [['p', text]] })]);
  expect(compare(of(was), of(is)).changes[0]?.findings[0]).toMatchObject({ says });
});
