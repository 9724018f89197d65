import {
  readRuler,
  usual,
  writeRuler,
} from '../../../../../src/sections/product/refrigeration-optimization/psi-ruler/ruler';
import {
  savedKwh,
  savedShare,
  warmerBy,
} from '../../../../../src/sections/product/refrigeration-optimization/psi-ruler/suction';

it('is worth about five thousand kilowatt-hours a year on rack B', () => {
  expect(savedKwh(1, 'r448a', 305_000)).toBeCloseTo(4996, -1);
});

it('saves nothing where nothing moves', () => {
  expect(savedKwh(0, 'r448a', 305_000)).toBe(0);
});

it('is worth less with each psi', () => {
  const second = savedShare(2, 'r448a') - savedShare(1, 'r448a');
  expect(second).toBeLessThan(savedShare(1, 'r448a'));
  expect(second).toBeGreaterThan(0);
});

it('knows that a psi of CO₂ is a small thing', () => {
  expect(warmerBy(1, 'r744')).toBeLessThan(warmerBy(1, 'r448a') / 6);
});

it('is rack B where the address says nothing, or nonsense', () => {
  expect(readRuler('')).toEqual(usual);
  expect(readRuler('?gas=toString&kwh=-4&psi=99')).toEqual(usual);
});

it('keeps in the address what differs', () => {
  const setting = { gas: 'r744', kwh: 90_000, psi: 2.5 } as const;
  const query = writeRuler('?utm_source=mail', setting);
  expect(query).toBe('utm_source=mail&gas=r744&kwh=90000&psi=2.5');
  expect(readRuler(query)).toEqual(setting);
  expect(writeRuler(query, usual)).toBe('utm_source=mail');
});
