import fc from 'fast-check';
import {
  median,
  restBetter,
  nightShare,
} from '../../../../../src/sections/product/energy-analytics/night-beside/nightLoad';

const steps = [
  { from: 0, buildings: 10 },
  { from: 0.25, buildings: 60 },
  { from: 0.5, buildings: 30 },
];

it('counts those who draw less at night', () => {
  expect(restBetter(0, steps)).toBe(0);
  expect(restBetter(0.25, steps)).toBe(10);
  expect(restBetter(0.375, steps)).toBe(40);
  expect(restBetter(3, steps)).toBe(100);
});

it('never counts fewer for a greater share', () => {
  const share = fc.double({ min: 0, max: 2, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [less = 0, more = 0] = [one, other].sort((a, b) => a - b);
      expect(restBetter(less, steps)).toBeLessThanOrEqual(restBetter(more, steps));
    }),
  );
});

it('has half of the buildings on each side of the median', () => {
  expect(restBetter(median(steps), steps)).toBe(50);
});

it('tells the night as a share of the day', () => {
  expect(nightShare({ day: 400, night: 100 })).toBe(0.25);
});
