import { routeFailure } from '../../browser/routeFailure';
import { useStore } from '../../browser/useStore';

/** Throws for a page that did not load, so that the boundary handles it like a page that failed. */
export function FailedRoute(): null {
  const failure = useStore(routeFailure);
  if (failure) throw failure;
  return null;
}
