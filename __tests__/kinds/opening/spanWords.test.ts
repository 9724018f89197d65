import { jobSpan } from '../../../src/kinds/opening/spanSchema';
import { lengthOf, markOf, sumsOf, ticksOf } from '../../../src/kinds/opening/spanWords';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  [6, '6 a.m.'],
  [12, '12 p.m.'],
  [18, '6 p.m.'],
  [24, '12 a.m.'],
  [25.5, '1:30 a.m.'],
])('says hour %d of an axis as a clock does', (hour, words) => {
  expect(plain(markOf('hour', hour))).toBe(words);
});

it('counts days and weeks from the start', () => {
  expect(markOf('day', 0)).not.toMatch(/\d/);
  expect(plain(markOf('week', 4))).toMatch(/4$/);
});

it('says how long something takes', () => {
  expect(plain(lengthOf('hour', 4.5))).toBe('4 h 30');
  expect(plain(lengthOf('day', 1))).toBe('1 day');
  expect(plain(lengthOf('week', 3))).toBe('3 weeks');
});

it('adds up each kind over all lines', () => {
  const rows = [
    { blocks: [[0, 2, 1] as const, [2, 3, 2] as const] },
    { blocks: [[1, 4, 1] as const] },
  ];
  expect(sumsOf(rows, 2)).toEqual([5, 1]);
});

it('has ticks up to the end of the axis, where one is there', () => {
  expect(ticksOf(18, 28, 2)).toEqual([18, 20, 22, 24, 26, 28]);
  expect(ticksOf(4, 9, 3)).toEqual([4, 7]);
});

describe('the schema of a span', () => {
  const span = {
    title: 'A week',
    unit: 'day',
    from: 0,
    to: 5,
    every: 1,
    kinds: [
      { name: 'on site', fill: 'late', read: 'On site.' },
      { name: 'at a desk', fill: 'good', read: 'At a desk.' },
    ],
    rows: [
      {
        name: 'Monday',
        blocks: [
          [0, 2, 1],
          [2, 5, 2],
        ],
      },
    ],
    source: 'An example.',
  };
  const isValid = (blocks: number[][]): boolean =>
    jobSpan().safeParse({ ...span, rows: [{ name: 'Monday', blocks }] }).success;

  it('takes lines of blocks in order', () => {
    expect(jobSpan().safeParse(span).success).toBe(true);
  });

  it.each([
    [
      'overlap',
      [
        [0, 3, 1],
        [2, 5, 2],
      ],
    ],
    [
      'end after the axis',
      [
        [0, 3, 1],
        [3, 6, 2],
      ],
    ],
    [
      'are of a kind that is not there',
      [
        [0, 2, 1],
        [2, 4, 2],
        [4, 5, 3],
      ],
    ],
    ['leave a kind out', [[0, 2, 1]]],
  ])('refuses blocks that %s', (_why, blocks) => {
    expect(isValid(blocks)).toBe(false);
  });
});
