import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/** The value of a store; while the page comes alive, the one that its HTML was made with. */
export const useStore = <T>({ subscribe, get, first }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get, () => first);
