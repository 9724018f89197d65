import {
  countPledges,
  keptOf,
  placeOfDay,
} from '../../../../../src/sections/futureproof/meetup/pledge-lines/pledges';

it.each([
  [{ byDay: 14, didDay: 14 }, 'kept'],
  [{ byDay: 14, didDay: 2 }, 'kept'],
  [{ byDay: 14, didDay: 15 }, 'late'],
  [{ byDay: 14 }, 'never'],
])('judges %j', (pledge, kept) => {
  expect(keptOf(pledge)).toBe(kept);
});

it('counts each kind, none left out', () => {
  const pledges = [3, 9, undefined].map((didDay) => ({ byDay: 5, didDay }));
  expect(countPledges(pledges)).toEqual({ kept: 1, late: 1, never: 1 });
});

it('keeps a late day on the line', () => {
  expect(placeOfDay(30, 90)).toBe(33.3);
  expect(placeOfDay(120, 90)).toBe(100);
});
