import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/** The value of a store; during hydration, the one that the HTML was made with. */
export const useStore = <T>({ subscribe, get, first }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get, () => first);
