import { heapOf } from '../../../src/ui/plot/squares';

const squaresIn = (path: string): number =>
  [...path.matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width) / 12, 0);

it.each([1, 3, 12, 13, 84, 324])('draws %i squares', (count) =>
  expect(squaresIn(heapOf(count, 12).path)).toBe(count),
);

it('keeps the short row on top, and every heap as wide as the others', () => {
  const { path, width, height } = heapOf(13, 12);
  expect(path).toBe('M0 5h12M0 17h144');
  expect([width, height]).toEqual([144, 22]);
});
