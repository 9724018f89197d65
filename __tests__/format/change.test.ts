import fc from 'fast-check';
import { formatChange, shares } from '../../src/format/change';

it.each([
  [3180, 2194, '−31%'],
  [17.2, 15.2, '−11.6%'],
  [19.4, 8.1, '−58%'],
  [250, 52, '−79%'],
])('tells %d and %d as %s, like the customers’ pages', (before, after, change) => {
  expect(formatChange(before, after)).toBe(change);
});

it.each([
  [100, 104, '+4%'],
  [100, 80.1, '−19.9%'],
  [100, 80, '−20%'],
  [100, 80.04, '−20%'],
  [100, 100.04, '0%'],
  [100, 100, '0%'],
  [40, 0, '−100%'],
  [10, 30, '+200%'],
])('rounds %d to %d as %s', (before, after, change) => {
  expect(formatChange(before, after)).toBe(change);
});

it('refuses to compare with nothing', () => {
  expect(() => formatChange(0, 5)).toThrow(RangeError);
});

it('gives the greater amount the whole length and keeps the proportion', () => {
  const amount = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const bars = shares(before, after);
      expect(Math.max(bars.before, bars.after)).toBeCloseTo(100);
      expect(bars.after / bars.before / (after / before)).toBeCloseTo(1);
    }),
  );
});
