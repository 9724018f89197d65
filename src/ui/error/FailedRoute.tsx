import { routeFailure } from '../../browser/routeFailure';
import { useStore } from '../../browser/useStore';

/** Lets a page that did not load end like one that cannot be shown: in the boundary around it. */
export function FailedRoute(): null {
  const failure = useStore(routeFailure);
  if (failure) throw failure;
  return null;
}
