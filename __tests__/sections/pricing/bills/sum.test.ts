import { buildingTiers, employeeTiers } from '../../../../src/pricing/tiers.ts';
import { partsOf, sumOf } from '../../../../src/sections/pricing/bills/sum';

const last = buildingTiers.at(-2)?.upTo ?? 0;

it('adds the parts up to what is paid', () => {
  const { price } = sumOf({ inHouse: 14, sites: 64, isConnected: true });
  const amounts = partsOf(price).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price.total);
});

it('says how many more a step holds, and nothing on the last', () => {
  const full = employeeTiers[0]?.upTo ?? 0;
  const rooms = sumOf({ inHouse: full, sites: last + 1, isConnected: false }).counted;
  expect(rooms.map(({ room }) => room)).toEqual([0, null]);
});

it('marks one step of each list, and a place within it', () => {
  for (const { steps, at } of sumOf({ inHouse: 1, sites: 9000, isConnected: true }).counted) {
    expect(steps.filter(({ isPaid }) => isPaid)).toHaveLength(1);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(100);
  }
});
