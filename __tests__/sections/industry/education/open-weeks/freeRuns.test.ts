import {
  calendarDay,
  fitting,
  freeRuns,
} from '../../../../../src/sections/industry/education/open-weeks/freeRuns';

const bookings = [
  { day: 1, length: 10 },
  { day: 16, length: 5 },
];

it('finds what is left before, between and after bookings', () => {
  expect(freeRuns(bookings, 30)).toEqual([
    { day: 11, length: 5 },
    { day: 21, length: 10 },
  ]);
  expect(freeRuns([], 30)).toEqual([{ day: 1, length: 30 }]);
  expect(freeRuns([{ day: 1, length: 30 }], 30)).toEqual([]);
});

it('names the tasks that fit with a margin after them', () => {
  const tasks = [{ length: 4 }, { length: 8 }, { length: 9 }];
  expect(fitting({ day: 21, length: 10 }, tasks, 2)).toEqual([1, 2]);
  expect(fitting({ day: 21, length: 5 }, tasks, 2)).toEqual([]);
});

it('counts working days from a Monday', () => {
  expect(calendarDay('2026-06-29', 1).toISOString()).toMatch(/^2026-06-29/);
  expect(calendarDay('2026-06-29', 5).toISOString()).toMatch(/^2026-07-03/);
  expect(calendarDay('2026-06-29', 6).toISOString()).toMatch(/^2026-07-06/);
  expect(calendarDay('2026-06-29', 55).toISOString()).toMatch(/^2026-09-11/);
});
