import {
  oneLateOf,
  reorderPoint,
} from '../../../../../src/sections/product/inventory-management-software/van-shelf/stock';

it('keeps more than is used on average until a delivery', () => {
  expect(reorderPoint(3, 9)).toBe(8);
  expect(reorderPoint(3, 9)).toBeGreaterThan((3 * 9) / 7);
});

it('never lets a bin run to nothing before it orders', () => {
  expect(reorderPoint(0.01, 1)).toBe(1);
});

it('grows with the wait, more slowly than the wait', () => {
  const [short, long] = [reorderPoint(2, 7), reorderPoint(2, 28)];
  expect(long).toBeGreaterThan(short);
  expect(long).toBeLessThan(short * 4);
});

it('is late for less than one delivery of twenty at the proposed line, for more below it', () => {
  for (const perWeek of [0.2, 0.7, 1.5, 4, 6, 10]) {
    for (const days of [1, 2, 9, 28]) {
      const line = reorderPoint(perWeek, days);
      expect(oneLateOf(perWeek, days, line)).toBeGreaterThanOrEqual(20);
    }
  }
  expect(oneLateOf(6, 9, 4)).toBeLessThan(3);
});

it('counts a bin that never has enough as late each time', () => {
  expect(oneLateOf(10, 60, 1)).toBe(1);
});
