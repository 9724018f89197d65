import { savedShare } from '../../../../src/sections/product/refrigeration-optimization/suction';

it('is worth about five thousand kilowatt-hours a year on a rack of 305,000', () => {
  expect(savedShare(1) * 305_000).toBeCloseTo(4996, -1);
});

it('saves nothing where nothing moves', () => {
  expect(savedShare(0)).toBe(0);
});

it('is worth less with each psi', () => {
  const second = savedShare(2) - savedShare(1);
  expect(second).toBeLessThan(savedShare(1));
  expect(second).toBeGreaterThan(0);
});
