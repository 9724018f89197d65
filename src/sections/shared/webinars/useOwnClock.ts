import { useHydrated } from '../../../browser/useHydrated';
import { ownClock } from '../../../time/ownClock';

/** A moment by the clock of the visitor; undefined in the HTML and without scripts. */
export function useOwnClock(iso: string): ReturnType<typeof ownClock> | undefined {
  return useHydrated() ? ownClock(iso) : undefined;
}
