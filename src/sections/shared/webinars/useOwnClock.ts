import { useHydrated } from '../../../browser/useHydrated';
import { ownClock } from '../../../time/ownClock';

/** Time of a moment in the visitor’s zone; undefined in the HTML and without scripts. */
export function useOwnClock(iso: string): ReturnType<typeof ownClock> | undefined {
  return useHydrated() ? ownClock(iso) : undefined;
}
