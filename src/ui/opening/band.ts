/** Pay range in one currency. */
export interface Pay {
  readonly low: number;
  readonly high: number;
  readonly currency: string;
}

/** Value of one currency unit in dollars. */
export interface Rate {
  readonly currency: string;
  readonly dollars: number;
}

/** @throws RangeError for a currency without a rate. */
export function inDollars(amount: number, currency: string, rates: readonly Rate[]): number {
  const rate = rates.find((known) => known.currency === currency);
  if (!rate) throw new RangeError(`No rate for ${currency}`);
  return amount * rate.dollars;
}

/** Start and length of a pay range on a dollar axis that ends at `most`, in percent. */
export function bandOf(
  { low, high, currency }: Pay,
  rates: readonly Rate[],
  most: number,
): { from: number; width: number } {
  const from = (inDollars(low, currency, rates) / most) * 100;
  const to = (inDollars(high, currency, rates) / most) * 100;
  return { from, width: to - from };
}

const SIGNS: Readonly<Record<string, string>> = { USD: '$', GBP: '£' };

/** What is before an amount: `$`, `AED ` with a space that does not break. */
export const signOf = (currency: string): string => SIGNS[currency] ?? `${currency}\u00a0`;

/** Pay range in thousands: `$98–128k`, `AED 312–408k`, `SAR 28k`. */
export function payWords({ low, high, currency }: Pay): string {
  const sign = signOf(currency);
  const [from, to] = [low, high].map((amount) => Math.round(amount / 1000));
  return from === to ? `${sign}${to}k` : `${sign}${from}–${to}k`;
}

/** How many pay ranges begin above an amount of dollars, and how many contain it. */
export function standing(
  dollars: number,
  bands: readonly Pay[],
  rates: readonly Rate[],
): { above: number; around: number } {
  const ends = bands.map(({ low, high, currency }) => ({
    from: inDollars(low, currency, rates),
    to: inDollars(high, currency, rates),
  }));
  return {
    above: ends.filter(({ from }) => from > dollars).length,
    around: ends.filter(({ from, to }) => from <= dollars && dollars <= to).length,
  };
}
