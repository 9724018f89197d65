import { storeHours } from '../../../../../src/ui/product-ui/drawings/suction-cloud/storeHours';

describe('a day of forty stores', () => {
  const hours = storeHours(40, { fixed: 40, limit: 47 });

  it('has each hour of each store', () => {
    expect(hours).toHaveLength(960);
  });

  it('never leaves its limits', () => {
    for (const { psig } of hours) {
      expect(psig).toBeGreaterThanOrEqual(40);
      expect(psig).toBeLessThanOrEqual(47);
    }
  });

  it('is back at the old setting where a case has warmed', () => {
    const back = hours.filter(({ isGivenBack }) => isGivenBack);
    expect(back.length).toBeGreaterThan(0);
    expect(new Set(back.map(({ psig }) => psig))).toEqual(new Set([40]));
  });
});
