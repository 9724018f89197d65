import {
  pathOf,
  pointsOf,
  remembered,
  scaleOf,
} from '../../../../src/sections/building-management-system/trend-window/trendWindow';

const values = [0, 1, 2, 3, 4, 5, 6, 7];

describe('remembered', () => {
  it('ends on the day and holds no more than its memory', () => {
    expect(remembered(values, 6, 3)).toEqual([4, 5, 6]);
  });

  it('has less where less has been', () => {
    expect(remembered(values, 1, 7)).toEqual([0, 1]);
  });
});

describe('scaleOf', () => {
  it('closes in on what there is', () => {
    expect(scaleOf([6.7, 6.9, 6.8])).toEqual({ low: 6, high: 8 });
    expect(scaleOf([0.2, 6.8])).toEqual({ low: -1, high: 8 });
  });
});

it('draws from edge to edge, with zero at the bottom', () => {
  const points = pointsOf([0, 5, 10], 10, 200, 100);
  expect(points).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 50 },
    { x: 200, y: 0 },
  ]);
  expect(pathOf(points)).toBe('M0 100L100 50L200 0');
});
