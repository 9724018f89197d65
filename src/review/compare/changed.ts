import type { ChangedFact } from './catchFacts';
import type { Suspect } from './causesOf';
import type { Difference } from './comparePage';
import type { Pair } from './review';

/** A page that is not as it was, before its change is put together. */
export interface Changed {
  readonly pair: Pair;
  readonly difference: Difference;
  readonly causes: readonly Suspect[];
  readonly isByHand: boolean;
}

/** A fact of a customer: the catches look for what became of its words. */
export const isFact = (one: Suspect): one is ChangedFact =>
  one.shows !== undefined && one.kind === 'fact';
