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

describe('what is related to a page', () => {
  const long = Array.from({ length: 20 }, (_, index) => ({
    id: String(index),
    group: index % 4 === 0 ? 'x' : 'y',
  }));

  it('is the nearest of its group, in the order of the list, and not what it leads to anyway', () => {
    expect(relatedTo(long)({ id: '8', group: 'x' })).toEqual(['0', '4', '12']);
    expect(relatedTo(long)({ id: '10', group: 'y' })).toEqual(['6', '7', '13']);
  });

  it('is of its own time: no page stands under all others', () => {
    const counts = new Map<string, number>();
    for (const page of long) {
      for (const id of relatedTo(long)(page)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(10);
  });

  it('is filled from the whole list where its group is small, and with its neighbors at last', () => {
    expect(relatedTo(pages)({ id: 'c', group: 'x' })).toEqual(['e', 'd', 'a']);
    const few = pages.slice(0, 3);
    expect(relatedTo(few)({ id: 'd', group: 'y' })).toEqual(['e', 'c']);
  });
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
