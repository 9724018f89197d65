import { settingsOf } from '../../../../../src/sections/product/energy-optimization/walls';
import { writesOf } from '../../../../../src/sections/product/energy-optimization/move-walls/writes';

const settings = settingsOf(
  { wanted: [60, 60, 58, 50], before: 55, returned: { from: 0, to: 0 } },
  { low: 55, up: 64 },
);

it('lists changes alone, the last one first', () => {
  expect(writesOf(settings, 55, 3)).toEqual([
    { index: 3, from: 58, to: 55, why: 'low' },
    { index: 2, from: 60, to: 58, why: 'follows' },
    { index: 0, from: 55, to: 60, why: 'follows' },
  ]);
});

it('knows nothing of what comes later', () => {
  expect(writesOf(settings, 55, 1).map(({ index }) => index)).toEqual([0]);
  expect(writesOf(settings, 60, 1)).toEqual([]);
});
