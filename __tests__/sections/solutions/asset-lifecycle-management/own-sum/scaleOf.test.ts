import {
  mostQuoted,
  stepOf,
} from '../../../../../src/sections/solutions/asset-lifecycle-management/own-sum/scaleOf';

const machine = { price: 60_000, lasts: 20, care: 0, keep: 0, left: 1 };

it('has room on both sides of the limit', () => {
  expect(mostQuoted(machine, 12_300)).toBe(25_000);
});

it('reaches a quarter of a new machine, even without a limit', () => {
  expect(mostQuoted(machine, 0)).toBe(15_000);
  expect(mostQuoted({ ...machine, price: 10 }, 0)).toBe(1000);
});

it('moves in round steps', () => {
  expect(stepOf(25_000)).toBe(130);
  expect(stepOf(1000)).toBe(10);
});
