import {
  hopAt,
  minutesOf,
  momentsOf,
} from '../../../../../src/sections/solutions/facility-management-visibility/room-asked/asked';
import { duration } from '../../../../../src/sections/solutions/facility-management-visibility/room-asked/duration';

const desk = {
  name: 'Front desk',
  minutes: 0.3,
  hops: [
    { minutes: 4, text: 'calls' },
    { minutes: 9, text: 'radios' },
  ],
};

it('adds up the stops of the way before', () => {
  expect(minutesOf(desk, 'before')).toBe(13);
  expect(minutesOf(desk, 'with')).toBe(0.3);
});

it('knows at which stop a question is', () => {
  expect([0, 4, 12, 13, 90].map((now) => hopAt(desk, now))).toEqual([
    'calls',
    'radios',
    'radios',
    'radios',
    'radios',
  ]);
});

it('stops at every moment at which something happens, once', () => {
  expect(momentsOf([desk, { ...desk, minutes: 13 }])).toEqual([0, 0.3, 4, 13]);
});

it('says a time in the unit that one would say', () => {
  const plain = (minutes: number) => duration(minutes).replaceAll('\u00a0', ' ');
  expect([0.3, 26, 190, 1140, 2880, 4320].map(plain)).toEqual([
    '18 s',
    '26 min',
    '3 h 10 min',
    '19 h',
    '2 days',
    '3 days',
  ]);
});
