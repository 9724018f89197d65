import { inHours } from '../../src/time/inHours';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [280, '4 h 40 min'],
])('says %i minutes as people do', (minutes, words) => {
  expect(inHours(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
