import { countsOf } from '../../../../src/sections/features/register/counts';

const lines = [
  { what: 'A', is: ['offline' as const] },
  { what: 'B', is: ['new' as const, 'connected' as const] },
  { what: 'C', is: [] },
];

it('counts all lines, then those of each mark', () => {
  expect(countsOf(lines)).toEqual([3, 1, 1, 1]);
});
