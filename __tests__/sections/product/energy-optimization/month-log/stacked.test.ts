import { stacked } from '../../../../../src/sections/product/energy-optimization/month-log/stacked';

it('lays changes of one day above one another, and only those', () => {
  const [first, second, third] = stacked([2, 2, 5]);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(third?.y).toBe(first?.y);
});
