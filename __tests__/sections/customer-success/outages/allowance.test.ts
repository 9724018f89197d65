import { allowance, creditFor } from '../../../../src/sections/customer-success/outages/allowance';

it('leaves three quarters of an hour in a month under 99.9%', () => {
  expect(allowance(30, 99.9)).toBeCloseTo(43.2);
  expect(allowance(31, 99.9)).toBeGreaterThan(allowance(28, 99.9));
});

it.each([
  [41, 31, 0],
  [43, 30, 0],
  [59, 30, 0],
  [60, 30, 10],
  [96, 30, 10],
  [120, 30, 20],
  [6000, 30, 100],
])('gives back for %d minutes in a month of %d days %d percent', (minutes, days, share) => {
  expect(creditFor(minutes, days, 99.9)).toBe(share);
});
