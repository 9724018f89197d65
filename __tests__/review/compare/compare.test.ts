import { compare } from '../../../src/review/compare/compare';
import { textOf } from '../../../src/review/compare/diffWords';
import type { Review } from '../../../src/review/compare/review';
import type { PageRecord, SiteRecord } from '../../../src/review/record/schema';
import { page, site } from '../site';

const A = page('/a/');
const B = page('/b/');

/** What a review comes to, in one line for each change: verdict, address, ids of findings. */
const lines = ({ changes }: Review): string[] =>
  changes.map(({ verdict, pages, findings }) =>
    [
      verdict,
      pages[0]?.is ?? pages[0]?.was ?? 'everywhere',
      ...findings.map(({ id }) => id.split(':')[0]),
    ].join(' '),
  );

const redirect = (from: string, to: string): SiteRecord['redirects'][number] => ({
  from,
  to,
  status: 301,
  owner: 'formerAddresses',
});

const form = { form: 'demo', label: 'Book a demo', conversion: 'primary', thanks: '/b/' } as const;

it('finds nothing between a record and itself', () => {
  const one = site([A, B]);
  expect(compare(one, one)).toMatchObject({
    changes: [],
    causes: [],
    counts: { byHand: 0, lost: 0 },
  });
});

it.each<[string, SiteRecord, SiteRecord, string[]]>([
  ['a page that is gone', site([A, B]), site([A]), ['stop /b/ gone', 'fine /']],
  [
    'a page that is gone to another',
    site([A, B]),
    site([A], { redirects: [redirect('/b/', '/a/')] }),
    ['look /b/ gone', 'fine /'],
  ],
  [
    'a page renamed without its former address',
    site([A, B]),
    site([
      A,
      page('/c/', {
        file: B.file,
        share: B.share,
        title: B.title,
        description: B.description,
        blocks: B.blocks,
      }),
    ]),
    ['stop /c/ moved', 'fine /'],
  ],
  [
    'a page renamed with it',
    site([A, B]),
    site([A, { ...B, path: '/c/', canonical: '/c/' }], { redirects: [redirect('/b/', '/c/')] }),
    ['look /c/ moved', 'fine /'],
  ],
  [
    'a page and its file renamed',
    site([A, B]),
    site([A, { ...B, path: '/c/', canonical: '/c/', file: 'pages/c.md' }], {
      redirects: [redirect('/b/', '/c/')],
    }),
    ['look /c/ moved', 'fine /'],
  ],
  [
    'an address that another page took',
    site([A, B]),
    site([
      { ...A, path: '/c/', canonical: '/c/' },
      { ...B, path: '/a/', canonical: '/a/' },
    ]),
    ['stop /a/ moved', 'stop /c/ moved', 'fine /'],
  ],
  [
    'a former address that is a page',
    site([A, B]),
    site([A, B], { redirects: [redirect('/a/', '/b/')] }),
    ['stop /a/ taken'],
  ],
  [
    'a redirect that leads nowhere',
    site([A]),
    site([A], { redirects: [redirect('/old/', '/none/')] }),
    ['stop /old/ target'],
  ],
  [
    'a chain of two',
    site([A]),
    site([A], { redirects: [redirect('/old/', '/older/'), redirect('/older/', '/a/')] }),
    ['stop /old/ chain'],
  ],
  [
    'a loop',
    site([A]),
    site([A], { redirects: [redirect('/x/', '/y/'), redirect('/y/', '/x/')] }),
    ['stop /x/ loop', 'stop /y/ loop'],
  ],
  [
    'a redirect that is gone',
    site([A], { redirects: [redirect('/old/', '/a/')] }),
    site([A]),
    ['stop /old/ redirect'],
  ],
  [
    'a redirect to another page',
    site([A, B], { redirects: [redirect('/old/', '/a/')] }),
    site([A, B], { redirects: [redirect('/old/', '/b/')] }),
    ['look /old/ redirect'],
  ],
  [
    'a page that search engines lose',
    site([A]),
    site([{ ...A, robots: 'noindex', isListed: false }]),
    ['stop /a/ robots'],
  ],
  [
    'a canonical address that is no page',
    site([A]),
    site([{ ...A, canonical: '/none/' }]),
    ['stop /a/ canonical canonical-of'],
  ],
  [
    'a title that another page has',
    site([A, B]),
    site([A, { ...B, title: A.title }]),
    ['stop /b/ title head'],
  ],
  ['another title', site([A]), site([{ ...A, title: 'Other' }]), ['look /a/ head']],
  [
    'another heading',
    site([A]),
    site([{ ...A, blocks: [['h1', 'Other heading of it']] }]),
    ['look /a/ h1'],
  ],
  [
    'another share picture',
    site([A]),
    site([{ ...A, share: { src: '/share/2.png', alt: '' } }]),
    ['look /a/ share'],
  ],
  ['a form that is gone', site([{ ...A, forms: [form] }, B]), site([A, B]), ['stop /a/ form']],
  [
    'a form of another class',
    site([{ ...A, forms: [form] }, B]),
    site([{ ...A, forms: [{ ...form, label: 'See it', conversion: 'secondary' }] }, B]),
    ['look /a/ class'],
  ],
  [
    'a thank-you page that is missing',
    site([{ ...A, forms: [form] }, B]),
    site([{ ...A, forms: [{ ...form, thanks: '/none/' }] }, B]),
    ['stop /a/ thanks thanks-of'],
  ],
  [
    'an amount of money',
    site([{ ...A, blocks: [['p', 'It costs $950 a morning.']] }]),
    site([{ ...A, blocks: [['p', 'It costs $1,050 a morning.']] }]),
    ['look /a/ price'],
  ],
  [
    'a legal text',
    site([{ ...A, kind: 'legal', blocks: [['p', 'We keep it six months.']] }]),
    site([{ ...A, kind: 'legal', blocks: [['p', 'We keep it four months.']] }]),
    ['look /a/ legal'],
  ],
  [
    'a page that lost its text',
    site([
      {
        ...A,
        blocks: [
          ['p', 'One two three.'],
          ['p', 'Four five six seven.'],
        ],
      },
    ]),
    site([{ ...A, blocks: [['p', 'One two three.']] }]),
    ['look /a/ shorter'],
  ],
  [
    'words',
    site([{ ...A, blocks: [['p', 'One small word.']] }]),
    site([{ ...A, blocks: [['p', 'One large word.']] }]),
    ['fine /a/'],
  ],
  [
    'a menu without a link',
    site([A], { menus: [{ at: 'header, Platform', text: 'A', href: '/a/' }] }),
    site([A]),
    ['look everywhere menu'],
  ],
  [
    'a page that no other links to any more',
    site([A, page('/b/', { links: [['A', '/a/']] })]),
    {
      ...site([A, page('/b/')]),
      pages: [page('/', { blocks: [], links: [['Go', '/b/']] }), A, page('/b/')],
    },
    ['look /a/ lonely', 'fine /b/', 'fine /'],
  ],
  ['a new page', site([A]), site([A, B]), ['fine /b/', 'fine /']],
])('says of %s', (_, was, is, expected) => {
  const found = lines(compare(was, is)).filter(
    (line) => expected.includes('fine /') || line !== 'fine /',
  );
  expect(found).toEqual(expected);
});

it('does not blame a change for what was there before', () => {
  const faulty = { redirects: [redirect('/old/', '/none/')] };
  expect(compare(site([A], faulty), site([A], faulty)).changes).toEqual([]);
});

it('checks a build by itself where there is nothing to compare it with', () => {
  const review = compare(undefined, site([A], { redirects: [redirect('/old/', '/none/')] }));
  expect(review.base).toBeUndefined();
  expect(review.changes).toMatchObject([{ verdict: 'stop' }]);
});

it('takes no draft for a new page', () => {
  const { changes, drafts } = compare(site([A]), {
    ...site([A, { ...B, draft: '2027-01-12' }]),
    pages: [...site([A]).pages, { ...B, draft: '2027-01-12' }],
  });
  expect(changes).toEqual([]);
  expect(drafts).toEqual([{ is: '/b/', title: B.title }]);
});

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

describe('what a page follows', () => {
  const before = page('/a/', { parts: ['src/sections/a/one'], blocks: [['p', 'Old.']] });
  const after = { ...before, blocks: [['p', 'New.']] satisfies PageRecord['blocks'] };
  const files = { 'pages/a.md': { hash: 'same', refers: ['data/people/greta-holm.yaml'] } };
  const withCause = (of: PageRecord, own: Partial<SiteRecord>): SiteRecord =>
    site([of], { ...own, files: { ...files, ...own.files } });

  it.each<[string, Partial<SiteRecord>, Partial<SiteRecord>, object]>([
    [
      'a person that it names',
      { files: { 'data/people/greta-holm.yaml': { hash: '1', refers: [] } } },
      { files: { 'data/people/greta-holm.yaml': { hash: '2', refers: [] } } },
      { kind: 'person', name: 'Greta Holm' },
    ],
    [
      'a section that it is made of, before what all pages share',
      { code: { 'src/sections/a/one': '1', 'src/ui/layout': '1' } },
      { code: { 'src/sections/a/one': '2', 'src/ui/layout': '2' } },
      { kind: 'component', name: 'One' },
    ],
    [
      'a component of all pages',
      { code: { 'src/sections/b/two': '1', 'src/ui/layout': '1' } },
      { code: { 'src/sections/b/two': '2', 'src/ui/layout': '2' } },
      { kind: 'component', name: 'Layout' },
    ],
    [
      'a package',
      { packages: { satori: '0.63.2' } },
      { packages: { satori: '0.64.0' } },
      { kind: 'dependency', says: '0.63.2 is now 0.64.0' },
    ],
    ['the day', { today: '2026-11-23' }, { today: '2026-11-24' }, { kind: 'day' }],
    ['nothing that is known', {}, {}, { kind: 'unknown' }],
  ])('is %s', (_, was, is, cause) => {
    const { causes, counts } = compare(withCause(before, was), withCause(after, is));
    expect(counts).toMatchObject({ byHand: 0, follow: 1 });
    expect(causes).toMatchObject([cause]);
  });

  it('is a page whose address it links to', () => {
    const { changes } = compare(site([B]), site([B, A]));
    expect(changes.find(({ id }) => id === 'home')).toMatchObject({
      causes: [A.file],
      isByHand: false,
    });
  });
});
