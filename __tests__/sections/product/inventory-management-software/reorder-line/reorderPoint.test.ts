import { reorderPoint } from '../../../../../src/sections/product/inventory-management-software/reorder-line/reorderPoint';

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
