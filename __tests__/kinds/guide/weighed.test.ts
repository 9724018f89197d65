import { byPoints, weighed } from '../../../src/kinds/guide/weighed';

const sheet = { name: 'Sheet', scores: [5, 1] };
const suite = { name: 'Suite', scores: [1, 5] };

it('counts a score as often as its criterion weighs', () => {
  expect(weighed([4, 2, 5], [3, 0, 1])).toBe(17);
});

it('gives no points where nothing weighs', () => {
  expect(weighed(sheet.scores, [0, 0])).toBe(0);
});

it('follows the weights, and the order of the list where they say nothing', () => {
  expect(byPoints([sheet, suite], [1, 3])).toEqual([suite, sheet]);
  expect(byPoints([sheet, suite], [3, 1])).toEqual([sheet, suite]);
  expect(byPoints([suite, sheet], [2, 2])).toEqual([suite, sheet]);
});
