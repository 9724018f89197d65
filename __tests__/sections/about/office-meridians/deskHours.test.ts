import { hoursTaken, isTaken } from '../../../../src/sections/about/office-meridians/deskHours';

const west = { opens: 14, closes: 24, week: 'monday' };
const middle = { opens: 9, closes: 18, week: 'monday' };
const east = { opens: 4, closes: 13, week: 'sunday' };

it('counts an hour that two offices share once', () => {
  expect(hoursTaken([west, middle, east], 'week')).toBe(20);
});

it('leaves out offices that are at home that day', () => {
  expect(hoursTaken([west, middle, east], 'friday')).toBe(15);
  expect(hoursTaken([west, middle, east], 'sunday')).toBe(9);
  expect(hoursTaken([west, middle, east], 'saturday')).toBe(0);
});

it('counts a gap between two offices as nobody’s', () => {
  expect(hoursTaken([{ opens: 20, closes: 23, week: 'monday' }, middle], 'week')).toBe(12);
});

it('takes every desk from Monday to Thursday', () => {
  expect([west, east].every((desk) => isTaken(desk, 'week'))).toBe(true);
});
