import { useSyncExternalStore } from 'react';
import { route } from './route';

/** The query of the address; none during hydration, as in the HTML. */
export const useQuery = (): string =>
  useSyncExternalStore(
    route.subscribe,
    () => location.search,
    () => '',
  );
