import { formatCount } from '../../../../format/number';
import words from './words.json';

/** An amount of the ledger as it is written; none is a dash. */
export const shown = (amount: number): string => {
  const rounded = formatCount(amount);
  if (rounded === '0' || rounded === '−0') return words.none;
  return amount > 0 ? `+${rounded}` : rounded;
};
