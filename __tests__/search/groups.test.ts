import { countOf } from '../../src/search/countOf';
import { groupsOf } from '../../src/search/groups';
import { hit, line } from '../support/found';

const hits = [
  hit('guides', '/guides/a/', [line('override')]),
  hit('product', '/product/a/', [line('Override'), line('overrides')]),
  hit('guides', '/guides/b/'),
  hit('guides', '/guides/c/'),
];

const found = {
  total: 17,
  kinds: [
    { kind: 'product', count: 4 },
    { kind: 'guides', count: 13 },
  ],
  hits,
};

it('shows a group where its best page comes, with a few of its pages and how many it has', () => {
  const groups = groupsOf(found, 2);
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['guides', 13],
    ['product', 4],
  ]);
  expect(groups[0]?.hits.map(({ href }) => href)).toEqual(['/guides/a/', '/guides/b/']);
});

it('counts pages, and names each form of a single word once', () => {
  const { none, pages, says } = countOf('override', found);
  expect(none).toBeUndefined();
  expect(pages).toContain('17');
  expect(says?.match(/override\b/gi)).toHaveLength(1);
  expect(says).toContain('overrides');
});

it('names several words as they were typed', () => {
  expect(countOf('leak rate', found).says).toContain('leak rate');
});

it('names what was looked for instead, and what nothing was found for', () => {
  const { none, pages, says } = countOf('overide', { ...found, meant: 'override' });
  expect(none).toContain('overide');
  expect(pages).toContain('17');
  expect(says).toContain('override');
  expect(countOf('fan belt', { ...found, total: 0, hits: [] })).toEqual({
    none: expect.stringContaining('fan belt') as string,
  });
});
