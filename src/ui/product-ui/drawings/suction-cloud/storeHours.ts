/** An hour of a store: how warm it was outside, and what its suction pressure was set to. */
export interface StoreHour {
  readonly outdoor: number;
  readonly psig: number;
  /** A case had warmed, so the store went back to its old setting. */
  readonly isGivenBack: boolean;
}

export interface CloudLimits {
  /** The fixed setting of before, which is also the floor. */
  readonly fixed: number;
  /** What the owner allows at most. */
  readonly limit: number;
}

/** A number from 0 to 1 that is always the same for the same two numbers. */
const scatter = (one: number, other: number): number => {
  const value = Math.sin(one * 12.9898 + other * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/**
 * A day of forty stores: the warmer it is outside, the closer suction comes to the fixed setting. It
 * never leaves the limits; where a case warms, it is given back for two hours.
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
