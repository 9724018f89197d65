import {
  heldOn,
  inOrderOfFall,
  placeOfDay,
  stateIn,
  yearsIn,
} from '../../../../src/sections/covid-19-faq-for-property-managers/checked-answers/heldAnswers';

const fell = { from: '2020-03-16', until: '2022-08-11' };
const stands = { from: '2021-07-16', until: null };

it('holds from its first day until the day before it fell', () => {
  const days = ['2020-03-15', '2020-03-16', '2022-08-10', '2022-08-11'];
  expect(days.map((day) => heldOn(fell, day))).toEqual([false, true, true, false]);
  expect(heldOn(stands, '2040-01-01')).toBe(true);
});

it('says how an answer stood at the end of a year', () => {
  expect([2020, 2021, 2022, 2023].map((year) => stateIn(fell, year))).toEqual([
    'held',
    'held',
    'struck',
    'struck',
  ]);
  expect(stateIn(stands, 2020)).toBe('later');
  expect(yearsIn(fell, 'held', [2020, 2021, 2022])).toBe('2020 2021');
  expect(yearsIn(stands, 'struck', [2020, 2021, 2022])).toBe('');
});

it('builds a stair: what fell first, then what stands, by age', () => {
  const older = { from: '2020-01-01' };
  const first = { from: '2020-03-01', until: '2020-06-09' };
  expect(inOrderOfFall([stands, fell, older, first])).toEqual([first, fell, older, stands]);
});

it.each([
  ['2020-01-01', 0],
  ['2022-12-31', 50],
  ['2026-01-01', 100],
  ['2030-01-01', 100],
  ['2010-01-01', 0],
])('places %s at %d%% of the axis', (day, place) => {
  expect(placeOfDay(day, '2020-01-01', '2025-12-30')).toBe(place);
});
