import { minutesOfDay } from '../../../../src/time/minutesOfDay';
import {
  later,
  minutesFor,
  passedBetween,
  timed,
} from '../../../../src/sections/connected-people/first-hours/firstHours';

it('reads a clock', () => {
  expect([minutesOfDay('00:00'), minutesOfDay('05:45'), minutesOfDay('23:59')]).toEqual([
    0, 345, 1439,
  ]);
});

it('goes on after midnight', () => {
  expect(later('22:45', 60)).toBe('23:45');
  expect(later('23:30', 45)).toBe('00:15');
});

const hour = [
  { minutes: 20, use: 'feet' },
  { minutes: 5, use: 'screen' },
  { minutes: 35, use: 'hands' },
];

it('gives every piece its time', () => {
  expect(timed('05:50', hour).map(({ at }) => at)).toEqual(['05:50', '06:10', '06:15']);
});

it('adds up one use over all hours', () => {
  expect(minutesFor('screen', [hour, hour])).toBe(10);
  expect(minutesFor('talk', [hour])).toBe(0);
});

it('counts minutes from one clock time to a later one, over midnight too', () => {
  expect(passedBetween('04:45', '05:14')).toBe(29);
  expect(passedBetween('23:45', '00:10')).toBe(25);
});
