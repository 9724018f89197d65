import { energyOf } from '../../../../../src/sections/product/refrigeration-optimization/float-night/night';

it('adds up what the hours saved against the old setting', () => {
  const [fixed, first, second] = energyOf(
    [
      { psig: 40, kwh: 30 },
      { psig: 42, kwh: 30 },
      { psig: 42, kwh: 20 },
    ],
    40,
  );
  expect(fixed).toEqual({ kwh: 30, saved: 0, sum: 0 });
  expect(first?.saved).toBeGreaterThan(0);
  expect(second?.sum).toBeCloseTo((first?.saved ?? 0) + (second?.saved ?? 0));
  expect((second?.kwh ?? 0) + (second?.saved ?? 0)).toBeCloseTo(20);
});
