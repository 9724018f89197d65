import { eventYears, placeInYear } from '../../../../src/sections/shared/events/eventYears';

const event = (day: string, canceled: object | null = null) => ({
  path: `/events/${day}/`,
  startsAt: `${day}T09:00:00+00:00`,
  endsAt: `${day}T17:00:00+00:00`,
  canceled,
});

const NOW = Date.parse('2026-11-22T12:00:00Z');

it('stands at the beginning of its day, in years of both lengths', () => {
  expect(placeInYear('2026-01-01')).toBe(0);
  expect(placeInYear('2026-07-02')).toBe(49.9);
  expect(placeInYear('2024-07-02')).toBe(50);
});

it('has a year for each in which something was or is to be, oldest first', () => {
  const years = eventYears(
    [event('2027-02-17'), event('2024-05-15'), event('2027-06-09')],
    [],
    NOW,
  );
  expect(years.map(({ year, marks }) => [year, marks.length])).toEqual([
    [2024, 1],
    [2027, 2],
  ]);
});

it('says how each stands, and where today is', () => {
  const [year] = eventYears(
    [event('2026-03-03'), event('2026-07-23', {}), event('2026-12-10')],
    [],
    NOW,
  );
  expect(year?.marks.map(({ standing }) => standing)).toEqual(['past', 'canceled', 'upcoming']);
  expect(year?.today).toBe(89);
});

it('sets a label that would run into one of the first line on the second', () => {
  const days = ['2025-10-09', '2025-11-01', '2025-11-20', '2025-12-20'].map((day) => event(day));
  const [year] = eventYears(days, [], NOW);
  expect(year?.marks.map(({ lane }) => lane)).toEqual([0, 1, 0, 1]);
});

it('has the part of a season that falls into the year, its last day included', () => {
  const ramadan = [{ from: '2026-02-18', to: '2026-03-19' }];
  const [before, year] = eventYears([event('2025-03-03'), event('2026-03-03')], [ramadan], NOW);
  expect(before?.seasons).toEqual([null]);
  expect(year?.seasons).toEqual([{ from: 13.2, width: 8.2 }]);
});
