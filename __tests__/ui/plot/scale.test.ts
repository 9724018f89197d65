import fc from 'fast-check';
import {
  area,
  css,
  curve,
  daysOf,
  dots,
  heightOf,
  hoursOf,
  line,
  percentOf,
  stairs,
} from '../../../src/ui/plot/scale';

const KW = { from: 60, to: 460 };

it('places values between the ends of a range', () => {
  expect([60, 260, 460].map((value) => percentOf(value, KW))).toEqual([0, 50, 100]);
  expect([60, 260, 460].map((value) => heightOf(value, KW))).toEqual([100, 50, 0]);
});

it('keeps every value of a range inside the plot', () => {
  fc.assert(
    fc.property(fc.double({ min: 60, max: 460, noNaN: true }), (value) => {
      expect(heightOf(value, KW)).toBeGreaterThanOrEqual(0);
      expect(heightOf(value, KW)).toBeLessThanOrEqual(100);
    }),
  );
});

it('reads times and days', () => {
  expect(hoursOf('00:00')).toBe(0);
  expect(hoursOf('19:15')).toBe(19.25);
  expect(hoursOf('24:00')).toBe(24);
  expect(daysOf('2025-06-19') - daysOf('2025-06-12')).toBe(7);
  // Over the change to summer time, a day is still a day.
  expect(daysOf('2025-03-31') - daysOf('2025-03-29')).toBe(2);
});

it('spreads readings from the left edge to the right one', () => {
  expect(curve([60, 260, 460], KW)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
});

it('holds a value until the next one', () => {
  const points = [
    { x: 0, y: 80 },
    { x: 40, y: 20 },
  ];
  expect(stairs(points)).toEqual([
    { x: 0, y: 80 },
    { x: 40, y: 80 },
    { x: 40, y: 20 },
  ]);
});

it('writes lines, and areas that close along their lower line', () => {
  const upper = [
    { x: 0, y: 10 },
    { x: 100, y: 20 },
  ];
  const lower = [
    { x: 0, y: 50 },
    { x: 100, y: 60 },
  ];
  expect(line(upper)).toBe('M0 100l1000 100');
  expect(area(upper, lower)).toBe('M0 100l1000 100l0 400l-1000-100Z');
});

it('writes places for CSS, without digits that no screen can show', () => {
  expect(css(100 / 3)).toBe('33.33%');
});

it('draws dots from left to right, each from the one before it', () => {
  const path = dots([
    { x: 50, y: 20 },
    { x: 10, y: 30 },
  ]);
  expect(path).toBe('m100 300h0m400-100h0');
});
