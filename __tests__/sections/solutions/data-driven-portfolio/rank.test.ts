import {
  measures,
  ranksBy,
  shown,
  sortedBy,
} from '../../../../src/sections/solutions/data-driven-portfolio/rank';

const large = { kwh: 9000, area: 600, emptyKwh: 1200 };
const busy = { kwh: 1700, area: 90, emptyKwh: 270 };
const wasteful = { kwh: 3800, area: 210, emptyKwh: 1470 };
const buildings = [large, busy, wasteful];

it('puts another building first for each question', () => {
  expect(ranksBy('total', buildings)).toEqual([1, 3, 2]);
  expect(ranksBy('perArea', buildings)).toEqual([3, 1, 2]);
  expect(ranksBy('empty', buildings)).toEqual([3, 2, 1]);
});

it('measures in the units of its question', () => {
  expect(measures.empty(wasteful)).toBe(7);
});

it('gives every place once, even to equals', () => {
  expect(ranksBy('total', [large, large, busy])).toEqual([1, 2, 3]);
});

it('puts the list into one order', () => {
  expect(sortedBy('empty', buildings)).toEqual([
    { building: wasteful, rank: 1 },
    { building: busy, rank: 2 },
    { building: large, rank: 3 },
  ]);
});

it('writes a year in megawatt-hours, and what a square foot used in kilowatt-hours', () => {
  expect(shown('total', { ...large, kwh: 9_150_000 })).toBe('9,150');
  expect(shown('empty', wasteful)).toBe('7.0');
});
