import { useSyncExternalStore } from 'react';
import { route } from './route';

/** The query of the address; none while the page comes alive, as in its HTML. */
export const useQuery = (): string =>
  useSyncExternalStore(
    route.subscribe,
    () => location.search,
    () => '',
  );
