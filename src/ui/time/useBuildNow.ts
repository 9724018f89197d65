import { useSite } from '../useSite';
import { useNow } from './useNow';

/**
 * Current time: the day of the build in the HTML, so that builds of a day are equal, then the
 * visitor’s clock.
 */
export function useBuildNow(): number {
  const { site } = useSite();
  return useNow(Date.parse(site?.builtOn ?? '1970-01-01'));
}
