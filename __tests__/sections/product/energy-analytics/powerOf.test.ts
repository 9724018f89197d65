import { powerOf } from '../../../../src/sections/product/energy-analytics/powerOf';

const day = (date: string): number => Date.parse(date);

const lastOpen = (date: string): number =>
  Array.from({ length: 24 }, (_, hour) => hour).findLast((hour) => powerOf(day(date), hour) > 5) ??
  0;

it('ends an hour later for as long as the clock runs on winter time', () => {
  expect(lastOpen('2025-03-19')).toBe(lastOpen('2025-04-09') + 1);
  expect(lastOpen('2025-03-05')).toBe(lastOpen('2025-04-09'));
});

it('heats through the nights of the frost', () => {
  expect(powerOf(day('2025-01-22'), 3)).toBeGreaterThan(3 * powerOf(day('2025-01-29'), 3));
});

it('opens on Saturdays in summer, and on no holiday', () => {
  expect(powerOf(day('2025-07-12'), 10)).toBeGreaterThan(6);
  expect(powerOf(day('2025-07-04'), 10)).toBeLessThan(6);
  expect(powerOf(day('2025-05-10'), 10)).toBeLessThan(6);
});
