import { compare } from '../../../src/review/compare/compare';
import type { SiteRecord } from '../../../src/review/record/schema';
import { linesOf, page, redirect, site } from '../site';

const A = page('/a/');
const B = page('/b/');

const form = { form: 'demo', label: 'Book a demo', conversion: 'primary', thanks: '/b/' } as const;

it('finds nothing between a record and itself', () => {
  const one = site([A, B]);
  expect(compare(one, one)).toMatchObject({
    changes: [],
    causes: [],
    counts: { byHand: 0, lost: 0 },
  });
});

it('misses no form of an event that is over since', () => {
  const days = [{ on: '2026-11-25', kind: 'ends' as const, what: 'A', at: '/a/' }];
  const before = site([{ ...A, forms: [form] }, B], { days });
  const formsGone = (today: string) =>
    compare(before, site([A, B], { days, today })).changes.flatMap(({ findings }) =>
      findings.filter(({ kind }) => kind === 'forms'),
    );
  expect(formsGone('2026-11-26')).toEqual([]);
  expect(formsGone('2026-11-25')).toHaveLength(1);
});

it.each<[string, SiteRecord, SiteRecord, string[]]>([
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
  const found = linesOf(compare(was, is)).filter(
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
