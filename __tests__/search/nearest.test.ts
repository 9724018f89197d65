import { nearest } from '../../src/search/nearest';

const pages = [
  '/',
  '/pricing/',
  '/product/work-order-software/',
  '/product/inspection-software/',
  '/learn/cmms-guide/',
  '/resources/case-study/fennel-markets/',
  '/newsroom/fennel-leak-rate/',
  '/events/2025-gathering-dubai/',
].map((path) => ({ path, title: path }));

const first = (asked: string): string | undefined => nearest(asked, pages)[0]?.path;

it.each([
  ['/prcing/', '/pricing/'],
  ['/Pricing', '/pricing/'],
  ['/product/workorder-software/', '/product/work-order-software/'],
  ['/work_order_software.html', '/product/work-order-software/'],
  ['/customers/fennel-markets/', '/resources/case-study/fennel-markets/'],
  ['/blog/2020/05/cmms-guide.php', '/learn/cmms-guide/'],
  ['/events/dubai-gathering-2025/', '/events/2025-gathering-dubai/'],
])('takes %s for %s', (asked, meant) => {
  expect(first(asked)).toBe(meant);
});

it.each(['/', '/xyzzy/', '/wp-login.php', '/%E0%A4%A', '/%00/', '/🚪/'])(
  'has nothing near to %s',
  (asked) => {
    expect(nearest(asked, pages)).toEqual([]);
  },
);

it('names no more than it is asked for, the nearest first', () => {
  const found = nearest('/product/work-order-sofware/', pages, 2).map(({ path }) => path);
  expect(found).toEqual(['/product/work-order-software/', '/product/inspection-software/']);
});
