import {
  barOf,
  differenceOf,
  marksOf,
  percentAbove,
  rangeOf,
  waits,
} from '../../../../../src/sections/product/energy-management-software/bill-check/bills';

const above = { name: 'May', billed: 110, metered: 100 };
const below = { name: 'June', billed: 96, metered: 100 };

it('tells how far a bill lies above or below its meters', () => {
  expect(percentAbove(above)).toBeCloseTo(10);
  expect(differenceOf(above)).toBe('10% above');
  expect(differenceOf(below)).toBe('4% below');
});

it('lets a bill wait on either side of the limit', () => {
  expect([above, below].map((bill) => waits(bill, 5))).toEqual([true, false]);
  expect([above, below].map((bill) => waits(bill, 3))).toEqual([true, true]);
});

it('draws both sides to the same scale', () => {
  const range = rangeOf([above, below]);
  expect(range.from).toBe(-range.to);
  expect(range.to).toBeGreaterThan(10);
  const [one, other] = marksOf([above, below], range);
  expect(one?.y).toBeLessThan(50);
  expect(other?.y).toBeGreaterThan(50);
});

it('draws bars from the middle line, beside one another', () => {
  const range = rangeOf([above, below]);
  expect(barOf(0, above, range)).toMatch(/^M14 500V\d+H69V500Z$/);
  expect(barOf(1, below, range)).toMatch(/^M97 500/);
});
