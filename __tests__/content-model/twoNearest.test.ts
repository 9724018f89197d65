import { twoNearest } from '../../src/content-model/twoNearest';

const pages = ['e', 'd', 'c', 'b', 'a'].map((id) => ({ id }));

it('finds the pages on either side of one, and at an end the next two', () => {
  expect(pages.map(twoNearest(pages))).toEqual([
    ['d', 'c'],
    ['e', 'c'],
    ['d', 'b'],
    ['c', 'a'],
    ['c', 'b'],
  ]);
});

it('finds those that there are', () => {
  expect(twoNearest([{ id: 'b' }, { id: 'a' }])({ id: 'a' })).toEqual(['b']);
  expect(twoNearest([{ id: 'a' }])({ id: 'a' })).toEqual([]);
});
