import {
  amountOf,
  totalOf,
} from '../../../../../src/sections/product/preventive-maintenance-software/receipt/bill';
import { hourlyRate } from '../../../../../src/roi/rates';

it('takes an amount as it is', () => {
  expect(amountOf({ amount: 31.4, by: 'inHouse' })).toBe(31.4);
});

it('prices hours at the rate of the calculator, by whose they are', () => {
  expect(amountOf({ hours: 2, by: 'inHouse' })).toBe(2 * hourlyRate.inHouse);
  expect(amountOf({ amount: null, hours: 3, by: 'outsourced' })).toBe(3 * hourlyRate.outsourced);
});

it('takes saved hours off the sum', () => {
  const lines = [
    { hours: -1, by: 'inHouse' },
    { amount: 100, by: 'inHouse' },
  ];
  expect(totalOf(lines)).toBeCloseTo(100 - hourlyRate.inHouse);
});
