import { closeLedger } from '../../../../src/sections/solutions/continuous-sustainability/closeLedger';

const totals = { before: { kwh: 1000, lb: 100 }, after: { kwh: 800, lb: 60 } };
const factors = { gridBefore: 0.5, gridAfter: 0.4, warming: 1000 };
const entries = [
  { kwh: -150, lb: 0 },
  { kwh: 20, lb: -30 },
];
const closed = closeLedger(entries, totals, factors);

it('leaves what no entry names in a row of its own', () => {
  expect(closed.rest).toMatchObject({ kwh: -70, lb: -10 });
  expect(closed.restShare).toBeCloseTo(0.35);
});

it('credits no entry with a cleaner grid', () => {
  expect(closed.entries[0]?.tons).toBe(-75);
  expect(closed.grid.tons).toBeCloseTo(-80);
});

it('adds up to the difference of the two years', () => {
  const tons = (kwh: number, lb: number, grid: number) => kwh * grid + lb * 0.453_592_37;
  const rows = [...closed.entries, closed.rest, closed.grid];
  const total = rows.reduce((all, row) => all + row.tons, 0);
  expect(total).toBeCloseTo(tons(800, 60, 0.4) - tons(1000, 100, 0.5));
  expect(closed.total.tons).toBeCloseTo(total);
});

it('counts a saving that was not one as a debit', () => {
  expect(closed.entries[1]?.kwh).toBe(20);
});
