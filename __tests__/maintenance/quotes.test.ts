import { asQuoted, completed } from '../../src/maintenance/quotes';

const lines = [
  [100, 90, 110],
  [30, 0, 50],
];

it('adds up quotes as they came', () => {
  expect(asQuoted(lines, 3)).toEqual([130, 90, 160]);
});

it('puts a forgotten line at the mean of the others', () => {
  expect(completed(lines, 3)).toEqual([130, 130, 160]);
});

it('leaves a line that nobody thought of at nothing', () => {
  expect(completed([[0, 0]], 2)).toEqual([0, 0]);
});
