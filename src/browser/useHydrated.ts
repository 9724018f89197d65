import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: no in the HTML of the build, yes as soon as React has the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
