import {
  AHEAD,
  marksOf,
  monthOf,
  pointsOf,
  trendOf,
} from '../../../../../src/sections/product/inspection-software/reading-year/readings';

const row = {
  name: 'Discharge',
  unit: 'psi',
  low: 162,
  from: 150,
  to: 190,
  values: [176, 176, 175, 175, 174, 174, 172, 170, 168, 166, 164, 162],
  isMoving: true,
  verdict: 'Falls',
  reason: 'Worn',
};

it('carries a straight line on', () => {
  expect(trendOf([10, 12, 14], 2)).toBeCloseTo(18);
  expect(trendOf([7, 7, 7], 4)).toBeCloseTo(7);
});

it('draws the months to come only for a reading that moves', () => {
  expect(
    pointsOf(row)
      .map(({ value }) => value)
      .slice(12),
  ).toEqual([160, 158, 156, 154]);
  expect(pointsOf({ ...row, isMoving: false })).toHaveLength(12);
});

it('leaves room for the months to come on the scale of all', () => {
  const [first, last] = [pointsOf(row)[0], pointsOf(row).at(-1)];
  expect(first?.x).toBe(0);
  expect(last?.x).toBe(100);
  expect(pointsOf({ ...row, isMoving: false }).at(-1)?.x).toBeCloseTo((11 / (11 + AHEAD)) * 100);
});

it('names months over the turn of the year', () => {
  expect([0, 1, 12].map((index) => monthOf(12, index))).toEqual([
    'December',
    'January',
    'December',
  ]);
});

it('tells what was read from what is expected', () => {
  const marks = marksOf(row, 12);
  expect(marks[11]?.says).toMatch(/November.*162/);
  expect(marks[12]?.says).not.toBe(marks[11]?.says);
  expect(marks[13]?.says).toMatch(/January.*158/);
});
