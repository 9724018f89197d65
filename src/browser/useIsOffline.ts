import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = (): boolean => !navigator.onLine;

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(onChange, isOffline, () => false);
