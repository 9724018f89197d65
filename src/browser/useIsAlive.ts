import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the HTML of the build, true as soon as JavaScript has the page. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
