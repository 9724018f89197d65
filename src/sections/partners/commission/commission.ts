import { listPrice, type Customer } from '../../../pricing/price';

export interface Share {
  /** Percent of the first year. */
  readonly first: number;
  /** Percent of each year after. */
  readonly after: number;
}

const YEARS = 3;

/** Commission per year on a customer’s price with connections, to the dollar. */
export function commissionYears(customer: Customer, share: Share): number[] {
  const price = listPrice(customer);
  return Array.from({ length: YEARS }, (_, year) =>
    Math.round((price * (year === 0 ? share.first : share.after)) / 100),
  );
}
