import {
  commonEnd,
  costOf,
  entriesOf,
  lanesBefore,
} from '../../../../src/sections/connected-processes/gate-handovers/handovers';

const byPhone = [
  { lane: 1, wait: 10 },
  { lane: 0, wait: 35 },
  { lane: 1, wait: 20 },
  { lane: 2, wait: 235 },
];

it('counts a hand-over wherever the lane changes, also at the beginning', () => {
  expect(costOf(byPhone, 0)).toEqual({ handovers: 4, waited: 300 });
  expect(costOf([{ lane: 2, wait: 12 }], 0)).toEqual({ handovers: 1, waited: 12 });
});

it('counts none while one person goes on', () => {
  expect(costOf([{ lane: 2 }, { lane: 2 }], 2)).toEqual({ handovers: 0, waited: 0 });
});

it('tells where each step comes from', () => {
  expect(lanesBefore(byPhone, 0)).toEqual([0, 1, 0, 1]);
});

it('knows whether several ways end with the same person', () => {
  expect(commonEnd([byPhone, [{ lane: 2 }]])).toBe(2);
  expect(commonEnd([byPhone, [{ lane: 1 }]])).toBeUndefined();
  expect(commonEnd([byPhone, []])).toBeUndefined();
});

it('enters each rule where the one before it ended, or what followed it', () => {
  const rules = [
    { ways: [{ steps: byPhone }], then: { lane: 3 } },
    { ways: [{ steps: [{ lane: 4 }, { lane: 5 }] }] },
    { ways: [{ steps: byPhone }] },
  ];
  expect(entriesOf(rules, 0)).toEqual([0, 3, 5]);
});
