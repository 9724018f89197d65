import {
  byRest,
  divisions,
  isOff,
  leftOf,
  placeOnRule,
} from '../../../../src/sections/case-studies/slide-rule/slideRule';

const pair = (before: number, after: number) => ({
  before: { value: before },
  after: { value: after },
});

it('places equal ratios at equal distances', () => {
  const toHalf = placeOnRule(1) - placeOnRule(0.5);
  const toDouble = placeOnRule(2) - placeOnRule(1);
  expect(toHalf).toBeCloseTo(toDouble, 0);
});

it('keeps everything on the rule', () => {
  expect([placeOnRule(0), placeOnRule(0.05), placeOnRule(3), placeOnRule(90)]).toEqual([
    0, 0, 100, 100,
  ]);
});

it('knows what the rule is too short for', () => {
  expect([0.0001, 0.05, 1, 3, 3.1].map(isOff)).toEqual([true, false, false, false, true]);
});

it('begins with the smallest rest', () => {
  const results = [pair(10, 20), pair(10, 1), pair(4, 2)];
  expect(byRest(results).map(leftOf)).toEqual([0.1, 0.5, 2]);
});

it('divides the rule from one end to the other', () => {
  expect(divisions()).toMatch(/^M0 0v8.*M1000 0v8$/);
});
