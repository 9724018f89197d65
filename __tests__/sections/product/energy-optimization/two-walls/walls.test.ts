import fc from 'fast-check';
import {
  beyond,
  moves,
  within,
} from '../../../../../src/sections/product/energy-optimization/two-walls/walls';

const nothing = { from: 0, to: 0 };

it('follows what is wanted as far as the walls allow', () => {
  expect(within([50, 57, 70], { low: 55, up: 64 }, 55, nothing)).toEqual([55, 57, 64]);
});

it('goes back to what was set before for as long as it has been handed back', () => {
  const walls = { low: 55, up: 64 };
  expect(within([60, 60, 60, 60], walls, 56, { from: 1, to: 3 })).toEqual([60, 56, 56, 60]);
});

it('never leaves its walls, not even when it is handed back', () => {
  const values = fc.array(fc.double({ min: 40, max: 80, noNaN: true }), { maxLength: 48 });
  const wall = fc.double({ min: 50, max: 70, noNaN: true });
  fc.assert(
    fc.property(values, wall, wall, (wanted, one, other) => {
      const walls = { low: Math.min(one, other), up: Math.max(one, other) };
      for (const value of within(wanted, walls, 55, { from: 2, to: 9 })) {
        expect(value).toBeGreaterThanOrEqual(walls.low);
        expect(value).toBeLessThanOrEqual(walls.up);
      }
    }),
  );
});

it('counts how often a wall was in the way', () => {
  expect(beyond([50, 55, 60, 64, 65], { low: 55, up: 64 })).toBe(2);
});

it.each([
  [{ low: 55, up: 64 }, true],
  [{ low: 57, up: 63 }, true],
  [{ low: 59, up: 61 }, false],
])('tells whether the line drops when it is handed back between %p', (walls, does) => {
  expect(moves([60, 58, 58, 60], walls, 55, { from: 1, to: 3 })).toBe(does);
});
