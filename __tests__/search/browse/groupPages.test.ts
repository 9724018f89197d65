import { groupPages } from '../../../src/search/browse/groupPages';

const page = (path: string, kind: string, group: string) => ({ path, kind, group });

const shelf = { kinds: [], first: [] };

const pages = [
  page('/product/b/', 'page', 'product'),
  page('/product/a/', 'page', 'product'),
  page('/industry/a/', 'page', 'product'),
  page('/guides/', 'page', 'guides'),
  page('/checklist/', 'page', 'guides'),
  page('/guides/a/', 'guide', 'guides'),
];

const shelves = [
  { ...shelf, group: 'product', first: ['/product/a/'] },
  { ...shelf, under: '/industry/' },
  { ...shelf, href: '/guides/', kinds: ['guide'], group: 'guides' },
];

const paths = groupPages(shelves, pages).map((list) => list.map(({ path }) => path));

it('puts a page where its kind or address is named, otherwise where the rest of its group stands', () => {
  expect(paths[1]).toEqual(['/industry/a/']);
  expect(paths[2]).toEqual(['/guides/a/', '/checklist/']);
});

it('puts those in front that are named, and keeps the order of the others', () => {
  expect(paths[0]).toEqual(['/product/a/', '/product/b/']);
});

it('does not put the hub of a shelf on one', () => {
  expect(paths.flat()).not.toContain('/guides/');
});

it('names a page that stands nowhere', () => {
  expect(() => groupPages(shelves, [page('/events/a/', 'event', 'events')])).toThrow('/events/a/');
});
