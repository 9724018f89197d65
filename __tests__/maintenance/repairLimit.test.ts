import { limitsOver, limitYears, repairLimit, sumOf } from '../../src/maintenance/repairLimit';

const unit = { price: 64_700, lasts: 18, care: 1901, keep: 2970, left: 4 };

it('adds what keeping a machine saves in each year it has left', () => {
  expect(limitYears(unit).map(({ saved }) => saved)).toEqual([2525, 2347, 2158, 1958]);
  expect(repairLimit(unit)).toBe(8988);
});

it('shows figures that add up', () => {
  const years = limitYears(unit);
  expect(sumOf(years, 'renewed') - sumOf(years, 'kept')).toBe(repairLimit(unit));
});

it('does not let a bad year take from a good one', () => {
  expect(repairLimit({ ...unit, keep: 5400, left: 3 })).toBe(95);
});

it('is nothing for a machine that costs more than a new one', () => {
  expect(repairLimit({ ...unit, keep: 9000 })).toBe(0);
});

it('falls year by year, through the limit of today, to nothing', () => {
  const limits = limitsOver(unit, 16);
  expect(limits).toHaveLength(21);
  expect(limits[16]).toBe(8988);
  expect(limits.at(-1)).toBe(0);
  limits.slice(1).forEach((limit, index) => expect(limit).toBeLessThan(limits[index] as number));
});
