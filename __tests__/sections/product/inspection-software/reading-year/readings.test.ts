import {
  percentOnScale,
  trendOf,
} from '../../../../../src/sections/product/inspection-software/reading-year/readings';

it('tells where a value stands between the ends of a scale', () => {
  expect(percentOnScale(162, 156, 180)).toBe(25);
  expect(percentOnScale(180, 156, 180)).toBe(100);
});

it('goes on as the values did', () => {
  expect(trendOf([1, 2, 3, 4], 3)).toBeCloseTo(7);
  expect(trendOf([5, 5, 5], 12)).toBeCloseTo(5);
});

it('does not follow a single value that jumps', () => {
  expect(trendOf([10, 10, 10, 10, 10, 16], 1)).toBeLessThan(16);
});
