import {
  hoursIn,
  sharedHours,
  stretchesOf,
} from '../../../../../src/sections/futureproof/resources-mea/three-weekends/sharedHours';

const place = (ahead: number, days: number[], opens: number, closes: number) => ({
  ahead,
  shifts: [{ days, opens, closes }],
});

it('shows a place by another clock', () => {
  expect(stretchesOf(place(1, [1], 9, 17))).toEqual([{ from: 32, to: 40 }]);
});

it('lets what crosses the end of the week begin again at its start', () => {
  expect(stretchesOf(place(3, [0], 1, 8))).toEqual([
    { from: 0, to: 5 },
    { from: 166, to: 168 },
  ]);
  expect(hoursIn(stretchesOf(place(-3, [6], 14, 23)))).toBe(9);
});

it('finds the hours in which all of them work, and none where weekends leave none', () => {
  const dubai = place(1, [1, 2], 8, 17);
  const riyadh = place(0, [0, 1], 7, 18);
  expect(sharedHours([dubai, riyadh])).toEqual([{ from: 31, to: 40 }]);
  expect(sharedHours([place(0, [0], 8, 17), place(0, [5], 8, 17)])).toEqual([]);
});
