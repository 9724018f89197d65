import {
  dateOf,
  countdownDay,
  isWeekend,
  signed,
} from '../../../../src/sections/restart-property-operations/door-countdown/countdown';

it('counts calendar days across months and years', () => {
  expect(dateOf('2027-01-04', -14)).toBe('Mon, Dec\u00a021');
  expect(dateOf('2027-01-04', 30)).toBe('Wed, Feb\u00a03');
});

it('says nothing before a day is chosen', () => {
  expect(dateOf('', 0)).toBeNull();
  expect(dateOf('2027-13-40', 0)).toBeNull();
  expect(countdownDay('', '2027-01-01')).toBeNull();
  expect(isWeekend('', 0)).toBe(false);
});

it('knows Saturdays and Sundays', () => {
  expect([-1, 0, 5, 6].map((day) => isWeekend('2027-01-04', day))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('places today on the scale', () => {
  expect(countdownDay('2027-01-04', '2026-12-26')).toBe(-9);
  expect(countdownDay('2027-01-04', '2027-01-05')).toBe(1);
});

it('writes a day with its sign', () => {
  expect([-14, 0, 30].map(signed)).toEqual(['−14', '0', '+30']);
});
