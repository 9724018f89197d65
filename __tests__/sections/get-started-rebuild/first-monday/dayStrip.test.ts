import {
  hourTicks,
  placeInDay,
} from '../../../../src/sections/get-started-rebuild/first-monday/dayStrip';

it.each([
  ['07:00', 0],
  ['11:30', 50],
  ['16:00', 100],
])('places %s', (at, place) => expect(placeInDay(at, '07:00', '16:00')).toBe(place));

it('names the full hours of a day', () => {
  expect(hourTicks('06:30', '09:00')).toEqual(['07:00', '08:00', '09:00']);
});
