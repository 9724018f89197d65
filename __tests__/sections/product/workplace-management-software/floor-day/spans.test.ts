import {
  joined,
  minutesIn,
  minutesOutside,
} from '../../../../../src/sections/product/workplace-management-software/floor-day/spans';

const morning = { from: 480, to: 600 };

it('adds up what runs', () => {
  expect(minutesIn([morning, { from: 660, to: 690 }])).toBe(150);
  expect(minutesIn([])).toBe(0);
});

it('counts what runs while nothing else does', () => {
  expect(minutesOutside([morning], [])).toBe(120);
  expect(minutesOutside([morning], [{ from: 510, to: 540 }])).toBe(90);
  expect(minutesOutside([morning], [{ from: 420, to: 500 }])).toBe(100);
  expect(minutesOutside([morning], [{ from: 0, to: 1440 }])).toBe(0);
});

it('leaves out what runs elsewhere', () => {
  expect(minutesOutside([morning], [{ from: 700, to: 800 }])).toBe(120);
});

it('joins what touches, in order', () => {
  const noon = { from: 700, to: 800 };
  expect(joined([noon, morning, { from: 600, to: 610 }])).toEqual([{ from: 480, to: 610 }, noon]);
});
