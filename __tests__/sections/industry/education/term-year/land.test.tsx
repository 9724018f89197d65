import {
  heapHeight,
  heapPath,
  landPath,
} from '../../../../../src/sections/industry/education/term-year/land';

it('draws a step for each week, the fullest as high as there is room', () => {
  expect(landPath([10, 5])).toBe('M0 1000V0h1V500h1V1000z');
});

it('heaps a square for each job, four abreast', () => {
  const squares = heapPath(5).match(/M[^M]+/g) ?? [];
  expect(squares).toHaveLength(5);
  expect(squares[4]).toMatch(/^M0 -2h/);
  expect(heapHeight(5)).toBe(2);
  expect(heapHeight(8)).toBe(2);
});
