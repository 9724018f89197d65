import { formatCount } from '../../format/number';
import { inDollars, signOf, type Pay, type Rate } from '../../ui/opening/band';

/** An amount in full: `$74,000`, `AED 312,000`. */
export const amountWords = (amount: number, currency: string): string =>
  signOf(currency) + formatCount(amount);

/** Everyone starts in the lower two thirds of a band: its upper end there, in whole hundreds. */
export const startMost = ({ low, high }: Pay): number =>
  Math.round((low + ((high - low) * 2) / 3) / 100) * 100;

/** Roles from the highest band down, by where they begin. */
export const byPay = <T extends { readonly pay: Pay }>(
  roles: readonly T[],
  rates: readonly Rate[],
): T[] => {
  const low = ({ pay }: T): number => inDollars(pay.low, pay.currency, rates);
  return [...roles].sort((one, other) => low(other) - low(one));
};
