import { inFull, namesIn, work } from '../../src/content-model/formula';

const air = { return: 71, outdoor: 26, mixed: 53 };

it.each([
  ['(return - mixed) / (return - outdoor) * 100', 40],
  ['2 + 3 * 4', 14],
  ['10 - 4 - 3', 3],
  ['max(return, outdoor - 5, 80) / 2', 40],
  ['-outdoor + 30', 4],
])('works out %s', (formula, sum) => {
  expect(work(formula, air)).toBe(sum);
});

it.each([
  'return - unknown',
  'return / (mixed - 53)',
  'return -',
  '(return',
  'max(1, 2',
  'max 3',
  'return ^ 2',
  '',
])('has no result of %s', (formula) => {
  expect(work(formula, air)).toBeUndefined();
});

it('names each value that a formula needs once', () => {
  expect(namesIn('max(return, mixed) / (return - outdoor)')).toEqual([
    'return',
    'mixed',
    'outdoor',
  ]);
});

it('writes a sum as one does on paper', () => {
  expect(inFull('(return - mixed) * 1.08', air, String)).toBe('(71 − 53) × 1.08');
});
