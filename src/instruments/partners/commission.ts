import { priceOf } from '../pricing/price';

export interface Share {
  /** Percent of the first year. */
  readonly first: number;
  /** Percent of each year after. */
  readonly after: number;
}

const YEARS = 3;

/** What a share of the price of a customer with connections comes to, year by year, to the dollar. */
export function commissionYears(
  customer: { readonly staff: number; readonly buildings: number },
  share: Share,
): number[] {
  const { total } = priceOf({ ...customer, connections: true });
  return Array.from({ length: YEARS }, (_, year) =>
    Math.round((total * (year === 0 ? share.first : share.after)) / 100),
  );
}
