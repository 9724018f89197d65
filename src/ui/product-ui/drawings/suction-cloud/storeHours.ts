/** Hour of a store: outdoor temperature and suction setpoint. */
export interface StoreHour {
  readonly outdoor: number;
  readonly psig: number;
  /** Whether it is back at the fixed setting, because a case had warmed. */
  readonly isGivenBack: boolean;
}

export interface CloudLimits {
  /** Former fixed setting, the minimum. */
  readonly fixed: number;
  /** Maximum that the owner allows. */
  readonly limit: number;
}

/** Number from 0 to 1, the same for the same arguments. */
const scatter = (one: number, other: number): number => {
  const value = Math.sin(one * 12.9898 + other * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * Simulated hours of stores in a day: the warmer outside, the closer suction is to the fixed
 * setting, within the limits. Where a case warms, it returns to that setting for two hours.
 */
export function storeHours(stores: number, { fixed, limit }: CloudLimits): StoreHour[] {
  return Array.from({ length: stores }, (_, store) => {
    const mean = 58 + 22 * scatter(store, 1);
    const swing = 8 + 9 * scatter(store, 2);
    const own = 1.6 * (scatter(store, 3) - 0.5);
    const warmAt = store % 6 === 4 ? 13 + Math.round(4 * scatter(store, 4)) : -9;
    return Array.from({ length: 24 }, (_hour, hour) => {
      const outdoor = mean - swing * Math.cos(((hour - 4) / 12) * Math.PI);
      const free = fixed + 0.17 * (88 - outdoor) + own + 0.7 * (scatter(store, hour + 9) - 0.5);
      const isGivenBack = hour === warmAt || hour === warmAt + 1;
      const psig = isGivenBack ? fixed : Math.min(Math.max(free, fixed), limit);
      return { outdoor, psig, isGivenBack };
    });
  }).flat();
}
