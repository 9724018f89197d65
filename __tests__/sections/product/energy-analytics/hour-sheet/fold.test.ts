import {
  COUNTS,
  columnOf,
  nameOf,
  powerIn,
  usualIn,
} from '../../../../../src/sections/product/energy-analytics/hour-sheet/fold';

it('names the column of a day in each fold', () => {
  const day = '2025-03-18';
  expect(nameOf('year', columnOf('year', day))).toMatch(/^Tuesday, March.18$/);
  expect(nameOf('month', columnOf('month', day))).toBe('March');
  expect(nameOf('weekday', columnOf('weekday', day))).toBe('Tuesday');
});

it('begins weeks on Monday and ends the year in December', () => {
  expect(nameOf('weekday', 0)).toBe('Monday');
  expect(nameOf('weekday', COUNTS.weekday - 1)).toBe('Sunday');
  expect(nameOf('year', COUNTS.year - 1)).toMatch(/December.31$/);
});

it('shows the late clock against the weeks around it', () => {
  const late = columnOf('year', '2025-03-18');
  expect(powerIn('year', late)[18]).toBeGreaterThan(2 * (usualIn('year', late)[18] ?? 0));
  const well = columnOf('year', '2025-02-18');
  expect(powerIn('year', well)[18]).toBeLessThan(2 * (usualIn('year', well)[18] ?? 0));
});

it('keeps the late clock in the mean of its month', () => {
  const evening = (month: number) => powerIn('month', month)[18] ?? 0;
  const others = Array.from({ length: COUNTS.month }, (_, month) => month).filter((m) => m !== 2);
  expect(evening(2)).toBeGreaterThan(1.5 * Math.max(...others.map(evening)));
});

it('shows that some Saturdays are open, and no Sunday', () => {
  const [saturday, sunday] = [5, 6].map((column) => powerIn('weekday', column)[10] ?? 0);
  expect(saturday).toBeGreaterThan(1.5 * (sunday ?? 0));
});
