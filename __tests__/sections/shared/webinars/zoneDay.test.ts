import { dayPart, minuteOf, workingHours } from '../../../../src/sections/shared/webinars/zoneDay';

it('counts the minutes of a clock', () => {
  expect(minuteOf('2027-02-09T00:00')).toBe(0);
  expect(minuteOf('2027-02-09T17:30')).toBe(1050);
});

it('puts the working hours of a noon around the middle', () => {
  expect(workingHours('2027-02-09T12:00')).toEqual([{ left: 33.3, width: 41.7 }]);
});

it('puts what was hours ago to the left, and what comes to the right', () => {
  expect(workingHours('2027-02-09T20:00')).toEqual([{ left: 0, width: 41.7 }]);
  expect(workingHours('2027-02-09T06:00')).toEqual([{ left: 58.3, width: 41.7 }]);
});

it('cuts them where the strip ends', () => {
  expect(workingHours('2027-02-09T02:00')).toEqual([
    { left: 0, width: 16.7 },
    { left: 75, width: 25 },
  ]);
});

it.each(['00:00', '03:30', '09:45', '17:59', '21:10'])('always shades ten hours: %s', (time) => {
  const sum = workingHours(`2027-02-09T${time}`).reduce((all, { width }) => all + width, 0);
  expect(sum).toBeCloseTo(41.7, 0);
});

it.each([
  ['05:59', 'night'],
  ['06:00', 'early'],
  ['08:00', 'work'],
  ['17:59', 'work'],
  ['18:00', 'evening'],
  ['22:00', 'night'],
])('calls %s %s', (time, part) => {
  expect(dayPart(`2027-02-09T${time}`)).toBe(part);
});
