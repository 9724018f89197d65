import { stairsOf } from '../../../../../src/sections/product/refrigerant-leak-compliance/leak-line/stairsOf';

const rack = {
  charge: 100,
  from: '2025-01-01',
  to: '2025-04-11',
  until: '2025-04-11',
  highest: 40,
  threshold: { rate: 20, text: '20%' },
  additions: [
    { date: '2024-02-20', pounds: 10 },
    { date: '2025-01-21', pounds: 15 },
  ],
  days: 30,
  moments: [
    { date: '2025-01-21', says: 'Topped up.' },
    { date: '2025-03-02', says: 'Below again.' },
  ],
};

it('begins the clock where the line is passed, and ends it the days allowed later', () => {
  const { peak, allowed } = stairsOf(rack);
  expect(peak).toMatchObject({ x: 20, rate: '25%' });
  const [upper] = allowed;
  expect(upper.map(({ x }) => x)).toEqual([20, 50]);
});

it('falls below once an addition is a year old', () => {
  const { end, marks } = stairsOf(rack);
  expect(end).toMatchObject({ x: 100, rate: '15%' });
  expect(marks.map(({ says }) => /\d+%/.exec(says)?.[0])).toEqual(['25%', '15%']);
});

it('is nowhere below the threshold where it is filled', () => {
  const { over } = stairsOf(rack);
  expect(Math.max(...over.map(({ y }) => y))).toBe(50);
});

it('labels the first day of each month', () => {
  expect(stairsOf(rack).months).toHaveLength(4);
});
