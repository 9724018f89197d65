import { choicesOf, countsOf } from '../../../../src/sections/features/register/counts';

const lines = [
  { what: 'A', is: ['offline' as const] },
  { what: 'B', is: ['new' as const, 'connected' as const] },
  { what: 'C', is: [] },
];

it('counts all lines, then those of each mark', () => {
  expect(countsOf(lines)).toEqual([3, 1, 1, 1]);
});

it('keeps a line in view with all lines, and with each of its marks', () => {
  expect(lines.map((line) => choicesOf(line))).toEqual(['1 2', '1 4 3', '1']);
});
