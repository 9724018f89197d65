import { fill } from '../../text/fillWords';
import copy from './words.json';
import type { TierRange } from '../../pricing/tiers.ts';

/** A step of the list in words: “11 to 50”, “251 and up”. */
export const rangeOf = ({ from, to }: Pick<TierRange, 'from' | 'to'>): string =>
  fill(to === null ? copy.andUp : copy.range, { from, to: to ?? '' });
