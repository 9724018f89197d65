import {
  layOut,
  sumOf,
} from '../../../../../src/sections/industry/facility-management-services/handover/layOut';

const houses = [
  {
    up: [
      [3, 1],
      [2, 0],
    ],
    down: [[1, 2]],
  },
  { up: [[3, 0]], down: [[1, 1]] },
] as const;
const stops = [
  { found: 50, strays: 1 },
  { found: 90, strays: 4 },
];

it('counts what is in all houses', () => {
  expect(sumOf(houses, 0)).toBe(10);
  expect(sumOf(houses, 1)).toBe(4);
});

it('puts on each floor as much as is there', () => {
  const counts = layOut(houses, stops).map((floors) =>
    floors.map((things) => [
      things.filter(({ isStray }) => !isStray).length,
      things.filter(({ isStray }) => isStray).length,
    ]),
  );
  expect(counts).toEqual(houses.map(({ up, down }) => [...up, ...down]));
});

it('has found by each stop what the stop says, and never the rest', () => {
  const things = layOut(houses, stops).flat(2);
  const found = (stop: number, ofStrays: boolean) =>
    things.filter(({ isStray, from }) => isStray === ofStrays && from <= stop).length;
  expect([found(1, false), found(2, false)]).toEqual([5, 9]);
  expect([found(1, true), found(2, true)]).toEqual([1, 4]);
  expect(things.filter(({ from }) => from > stops.length)).toHaveLength(1);
});

it('draws the same lots each time', () => {
  expect(layOut(houses, stops)).toEqual(layOut(houses, stops));
});
