import { leverBars } from '../../../../../src/sections/product/refrigeration-optimization/saving-parts/leverBars';

it('begins each bar where the one before it ended', () => {
  const { bars } = leverBars([6, 4, -2], 1000);
  expect(bars).toEqual([
    { start: 0, length: 60, mwh: 60 },
    { start: 60, length: 40, mwh: 40 },
    { start: 80, length: 20, mwh: -20 },
  ]);
});

it('adds up to a tenth of a percent', () => {
  expect(leverBars([3.6, 3.4, 1.7, 1.3, -0.6], 28400)).toMatchObject({ percent: 9.4, mwh: 2670 });
});
