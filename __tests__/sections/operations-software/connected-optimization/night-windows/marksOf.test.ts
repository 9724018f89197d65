import { marksOf } from '../../../../../src/sections/operations-software/connected-optimization/night-windows/marksOf';

const keys = { changed: 'Changed', back: 'Given back', person: 'A person', dark: 'Left alone' };

const night = {
  day: 'Monday',
  windows: '.cb',
  saved: 0,
  weather: 'Clear',
  changes: [
    { clock: '20:00', where: '2 branches', what: 'Fans off.' },
    { clock: '23:50', where: 'Branch 3, Keene', what: 'Given back to a club.' },
  ],
  morning: 'Nothing.',
};

it('says of each window what happened there, and tells more of those that the night names', () => {
  const { marks } = marksOf(night, keys);
  expect(marks.map(({ says }) => says)).toEqual([
    '**Branch 1.** Left alone.',
    '**Branch 2.** Changed.',
    '**Branch 3, Keene, 23:50.** Given back to a club.',
  ]);
  expect(marks[0]!.at).toBeCloseTo(100 / 6);
});

it('begins with the first branch that is named', () => {
  expect(marksOf(night, keys).start).toBe(2);
  expect(marksOf({ ...night, changes: night.changes.slice(0, 1) }, keys).start).toBe(0);
});
