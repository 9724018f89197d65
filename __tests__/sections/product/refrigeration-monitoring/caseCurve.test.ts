import {
  caseCurve,
  type ColdCase,
} from '../../../../src/sections/product/refrigeration-monitoring/caseCurve';

const cold: ColdCase = {
  number: 4,
  target: 34,
  defrosts: [{ at: 2, minutes: 30, rise: 9 }],
  doors: [],
  readings: [],
};

const warmest = (from: number, to: number, of = cold): number =>
  Math.max(
    ...caseCurve(of)
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

it('rises while its doors are open', () => {
  expect(warmest(6, 8, { ...cold, doors: [{ at: 6, minutes: 15, rise: 8 }] })).toBeGreaterThan(41);
});

it('runs from one end of the night to the other, forward', () => {
  const hours = caseCurve(cold).map(({ hour }) => hour);
  expect(hours[0]).toBe(0);
  expect(hours.at(-1)).toBe(8);
  expect(hours).toEqual([...hours].sort((one, other) => one - other));
});

it('draws what was read where it is known', () => {
  const readings = [
    [0, 35],
    [8, 36],
  ] as const;
  expect(caseCurve({ ...cold, readings })).toEqual([
    { hour: 0, degrees: 35 },
    { hour: 8, degrees: 36 },
  ]);
});
