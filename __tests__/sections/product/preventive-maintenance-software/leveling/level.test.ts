import {
  flowsOf,
  hoursOf,
} from '../../../../../src/sections/product/preventive-maintenance-software/leveling/level';

const crew = {
  paid: 20,
  plannable: 10,
  before: [16, 4, 4, 4, 13, 7],
  after: [10, 8, 6, 5, 10, 9],
};
const peaks = [
  { name: 'First', weeks: [1], reason: 'Typed in' },
  { name: 'Second', weeks: [5], reason: 'Season' },
];

const sumOf = (hours: readonly number[]) => hours.reduce((sum, each) => sum + each, 0);

it('leaves the year as it grew until a peak is moved', () => {
  expect(hoursOf(crew, peaks, [false, false])).toEqual(crew.before);
});

it('comes to the leveled year with all peaks moved', () => {
  expect(hoursOf(crew, peaks, [true, true])).toEqual(crew.after);
});

it('moves a peak to the nearest weeks with room, and drops nothing', () => {
  const hours = hoursOf(crew, peaks, [true, false]);
  expect(hours).toEqual([10, 8, 6, 4, 13, 7]);
  expect(sumOf(hours)).toBe(sumOf(crew.before));
});

it('hands on what a week gives away, no more and no less', () => {
  for (const flow of flowsOf(crew, peaks)) expect(sumOf(flow)).toBe(0);
});
