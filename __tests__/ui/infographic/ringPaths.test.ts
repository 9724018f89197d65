import { ringPath, ringRadius } from '../../../src/ui/infographic/ringPaths';

it('draws a column for each month that has something', () => {
  const path = ringPath([0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100, 30);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain('A130 130');
  expect(path).toContain('A115 115');
});

it('draws nothing for a year without anything', () => {
  expect(
    ringPath(
      Array.from({ length: 12 }, () => 0),
      100,
      30,
    ),
  ).toBe('');
});

it('puts the first ring outermost and the last one on the inner circle', () => {
  expect(ringRadius(0, 4, 100, 300)).toBe(250);
  expect(ringRadius(3, 4, 100, 300)).toBe(100);
});
