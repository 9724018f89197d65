import {
  caseCurve,
  type ColdCase,
} from '../../../../../src/sections/product/refrigeration-monitoring/case-wall/caseCurve';

const night = { from: 0, to: 8 };
const cold: ColdCase = {
  number: 4,
  target: 34,
  defrosts: [{ at: 2, minutes: 30, rise: 9 }],
  readings: [],
};

const warmest = (from: number, to: number): number =>
  Math.max(
    ...caseCurve(cold, night)
      .filter(({ hour }) => hour >= from && hour <= to)
      .map(({ degrees }) => degrees),
  );

it('stays near its target while nothing warms it', () => {
  expect(Math.abs(warmest(0, 2) - 34)).toBeLessThan(1);
});

it('rises in a defrost, and has recovered an hour after it', () => {
  expect(warmest(2, 2.5)).toBeGreaterThan(42);
  expect(warmest(3.6, 8)).toBeLessThan(35);
});

it('runs from one end of the night to the other, forward', () => {
  const hours = caseCurve(cold, night).map(({ hour }) => hour);
  expect(hours[0]).toBe(0);
  expect(hours.at(-1)).toBe(8);
  expect(hours).toEqual([...hours].sort((one, other) => one - other));
});

it('draws what was read where it is known', () => {
  const read = caseCurve(
    {
      ...cold,
      readings: [
        [0, 35],
        [8, 36],
      ],
    },
    night,
  );
  expect(read).toEqual([
    { hour: 0, degrees: 35 },
    { hour: 8, degrees: 36 },
  ]);
});
