import fc from 'fast-check';
import { inOrder, neighborsOf, relatedTo } from '../../src/gatsby/pages/relations';

const pages = [
  { id: 'e', group: 'x' },
  { id: 'd', group: 'y' },
  { id: 'c', group: 'x' },
  { id: 'b', group: 'y' },
  { id: 'a', group: 'x' },
];

it('orders pages as their kind does', () => {
  const keys = (order: 'date' | 'title') =>
    inOrder(
      ['b', 'c', 'a'].map((sortKey) => ({ sortKey, path: '/' })),
      order,
    ).map(({ sortKey }) => sortKey);
  expect(keys('date')).toEqual(['c', 'b', 'a']);
  expect(keys('title')).toEqual(['a', 'b', 'c']);
});

it('orders pages in one way, in whichever order their files were read', () => {
  const page = fc.record({
    sortKey: fc.constantFrom('2025-01-01', '2025-01-02'),
    path: fc.string(),
  });
  const list = fc.uniqueArray(page, { selector: ({ path }) => path });
  fc.assert(
    fc.property(list, fc.constantFrom('date', 'title'), (some, order) => {
      expect(inOrder([...some].reverse(), order)).toEqual(inOrder(some, order));
    }),
  );
});

it('finds the older and the newer neighbor of a list that is newest first', () => {
  expect(neighborsOf(pages, 0)).toEqual({ previousId: 'd', nextId: null });
  expect(neighborsOf(pages, 4)).toEqual({ previousId: null, nextId: 'b' });
});

it('relates the newest of the group before the newest of all, in the order of the list', () => {
  expect(relatedTo(pages)({ id: 'c', group: 'x' })).toEqual(['e', 'd', 'a']);
  expect(relatedTo(pages)({ id: 'b', group: 'y' })).toEqual(['e', 'd', 'c']);
});

it('never relates a page to itself, nor one page twice', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.string(), group: fc.constantFrom('x', 'y', 'z') }),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  fc.assert(
    fc.property(list, (some) => {
      const related = relatedTo(some);
      for (const page of some) {
        const ids = related(page);
        expect(ids).not.toContain(page.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(Math.min(3, some.length - 1));
      }
    }),
  );
});
