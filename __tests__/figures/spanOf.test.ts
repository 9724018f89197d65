import { spanOf } from '../../src/figures/spanOf';

it.each([
  [0.3, '18 s'],
  [1, '1 min'],
  [41, '41 min'],
  [60, '1 h'],
  [190, '3 h 10 min'],
  [1440, '1 day'],
  [4320, '3 days'],
])('tells %d minutes as %s', (minutes, words) => {
  expect(spanOf(minutes)).toBe(words);
});
