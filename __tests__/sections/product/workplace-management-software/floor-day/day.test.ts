import {
  airOf,
  countsOf,
  lanesOf,
  stateOf,
} from '../../../../../src/sections/product/workplace-management-software/floor-day/day';
import type {
  Air,
  Room,
} from '../../../../../src/sections/product/workplace-management-software/floor-day/schema';

const air: Air = { from: '06:00', to: '19:00', ahead: 30, patience: 15 };
const room: Room = {
  number: '1',
  x: 0,
  y: 0,
  width: 10,
  depth: 10,
  seats: 4,
  booked: [['08:00', '10:00']],
  used: [
    ['08:10', '09:00'],
    ['15:00', '15:40'],
  ],
};
const empty: Room = { ...room, number: '2', booked: [], used: [] };
const at = (hour: number, minute = 0) => hour * 60 + minute;

it('gives air ahead of a booking, and until somebody has been gone for a while', () => {
  expect(airOf(room, 'use', air)).toEqual([
    { from: at(7, 30), to: at(9, 15) },
    { from: at(15), to: at(15, 55) },
  ]);
  expect(airOf(empty, 'use', air)).toEqual([]);
});

it('knows air for people from air for nobody', () => {
  expect(stateOf(room, at(8, 30), 'clock', air)).toBe('people');
  expect(stateOf(room, at(12), 'clock', air)).toBe('nobody');
  expect(stateOf(room, at(12), 'use', air)).toBe('off');
  expect(stateOf(room, at(19), 'clock', air)).toBe('off');
  expect(countsOf([room, empty], at(8, 30), 'clock', air)).toEqual({ people: 1, nobody: 1 });
});

it('says how long a room was booked, used and conditioned, and how much of it for nobody', () => {
  const [booked, used, clock] = lanesOf(room, 'clock', air);
  expect(booked?.says).toContain('2\u00a0h');
  expect(used?.says).toContain('1\u00a0h 30\u00a0min');
  expect(clock?.says).toContain('11\u00a0h 30\u00a0min');
  expect(lanesOf(empty, 'use', air).at(-1)?.spans).toEqual([]);
});
