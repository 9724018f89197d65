import { commissionYears } from '../../../../src/sections/partners/commission/commission';
import { dotColumns, medianOf, placeOnLogAxis } from '../../../../src/ui/plot/dotColumns';
import { listPrice, priceOf } from '../../../../src/pricing/price';

const axis = { from: 100, to: 10_000 };

it('stands on a logarithmic axis', () => {
  expect([100, 1_000, 10_000].map((value) => placeOnLogAxis(value, axis))).toEqual([0, 50, 100]);
});

it('keeps every dot, those beyond the ends too', () => {
  const columns = dotColumns([50, 100, 900, 1_100, 10_000, 20_000], axis, 4);
  expect(columns).toEqual([2, 1, 1, 2]);
});

it('finds the middle of an odd and of an even number', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([9, 1, 5, 6])).toBe(5.5);
});

it('takes its share of the price, and another one after the first year', () => {
  const customer = { staff: 12, buildings: 10 };
  const total = listPrice(customer);
  expect(total).toBe(priceOf({ ...customer, connections: true }).total);
  expect(commissionYears(customer, { first: 20, after: 8 })).toEqual([
    Math.round(total * 0.2),
    Math.round(total * 0.08),
    Math.round(total * 0.08),
  ]);
  expect(commissionYears(customer, { first: 10, after: 0 }).slice(1)).toEqual([0, 0]);
});
