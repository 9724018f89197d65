import { spanOf } from '../../src/format/spanOf';

it.each([
  [0.3, '18\u00a0s'],
  [1, '1\u00a0min'],
  [41, '41\u00a0min'],
  [60, '1\u00a0h'],
  [190, '3\u00a0h 10\u00a0min'],
  [1440, '1\u00a0day'],
  [4320, '3\u00a0days'],
])('tells %d minutes as %s', (minutes, words) => {
  expect(spanOf(minutes)).toBe(words);
});
