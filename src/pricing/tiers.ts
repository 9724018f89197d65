export interface Tier {
  /** The largest number that the tier holds. */
  readonly upTo: number;
  /** USD a year. */
  readonly price: number;
}

/** Price by in-house staff, in USD a year. Source: docs/specification.md, section 9. */
export const employeeTiers: readonly Tier[] = [
  { upTo: 10, price: 7_000 },
  { upTo: 50, price: 30_000 },
  { upTo: 100, price: 54_000 },
  { upTo: 250, price: 120_000 },
  { upTo: Infinity, price: 150_000 },
];

/** Price by buildings, in USD a year. Source: docs/specification.md, section 9. */
export const buildingTiers: readonly Tier[] = [
  { upTo: 4, price: 1_000 },
  { upTo: 30, price: 7_380 },
  { upTo: 70, price: 14_805 },
  { upTo: 120, price: 22_050 },
  { upTo: Infinity, price: 31_020 },
];

export interface TierRange {
  readonly from: number;
  /** Nothing where the tier has no upper end. */
  readonly to: number | null;
  readonly price: number;
}

/** The tiers with both their ends, as a table shows them. */
export function tierRanges(tiers: readonly Tier[]): TierRange[] {
  return tiers.map(({ upTo, price }, index) => ({
    from: (tiers[index - 1]?.upTo ?? 0) + 1,
    to: Number.isFinite(upTo) ? upTo : null,
    price,
  }));
}

/** The tier that a number falls into. */
export function tierFor(tiers: readonly Tier[], count: number): TierRange {
  const range = tierRanges(tiers).find(({ to }) => to === null || count <= to);
  if (!range) throw new RangeError(`No tier for ${count}`);
  return range;
}
