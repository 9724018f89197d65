import { useSite } from '../useSite';
import { useNow } from './useNow';

/**
 * The time to judge dates by: the day of the build in the HTML, so that two builds of one day are
 * the same, and the clock of the visitor afterwards.
 */
export function useBuildNow(): number {
  const { site } = useSite();
  return useNow(Date.parse(site?.builtOn ?? '1970-01-01'));
}
