import fc from 'fast-check';
import {
  heldOf,
  savedOf,
  settingsOf,
} from '../../../../src/sections/product/energy-optimization/walls';

const nothing = { from: 0, to: 0 };
const values = (settings: ReturnType<typeof settingsOf>) => settings.map(({ value }) => value);

it('follows what is wanted as far as the walls allow, and says what held it', () => {
  const day = { wanted: [50, 57, 70], before: 55, returned: nothing };
  const settings = settingsOf(day, { low: 55, up: 64 });
  expect(values(settings)).toEqual([55, 57, 64]);
  expect(settings.map(({ why }) => why)).toEqual(['low', 'follows', 'up']);
  expect(heldOf(settings)).toBe(2);
});

it('goes back to what was set before for as long as it has been handed back', () => {
  const day = { wanted: [60, 60, 60, 60], before: 56, returned: { from: 1, to: 3 } };
  const settings = settingsOf(day, { low: 55, up: 64 });
  expect(values(settings)).toEqual([60, 56, 56, 60]);
  expect(settings[1]?.why).toBe('returned');
});

it('never leaves its walls, not even when it is handed back', () => {
  const some = fc.array(fc.double({ min: 40, max: 80, noNaN: true }), { maxLength: 48 });
  const wall = fc.double({ min: 50, max: 70, noNaN: true });
  fc.assert(
    fc.property(some, wall, wall, (wanted, one, other) => {
      const walls = { low: Math.min(one, other), up: Math.max(one, other) };
      const day = { wanted, before: 55, returned: { from: 2, to: 9 } };
      for (const value of values(settingsOf(day, walls))) {
        expect(value).toBeGreaterThanOrEqual(walls.low);
        expect(value).toBeLessThanOrEqual(walls.up);
      }
    }),
  );
});

const day = { wanted: [62, 60, 57, 54, 56, 60], before: 55, returned: nothing };
const measured = { walls: { low: 55, up: 64 }, saved: 700 };

it('saves what was measured between the walls as drawn, and nothing where it may not move', () => {
  expect(savedOf(day, measured.walls, measured)).toBeCloseTo(700);
  expect(savedOf(day, { low: 55, up: 55 }, measured)).toBeCloseTo(0);
});

it('saves less between narrower walls, and loses where air is always too warm', () => {
  const narrow = savedOf(day, { low: 57, up: 60 }, measured);
  expect(narrow).toBeLessThan(700);
  expect(narrow).toBeGreaterThan(0);
  expect(savedOf(day, { low: 65, up: 66 }, measured)).toBeLessThan(0);
});
