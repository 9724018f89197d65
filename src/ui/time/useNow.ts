import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

// Per minute, so that React renders only then.
const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * Milliseconds since 1970: of the build in the HTML, of the visitor’s clock after hydration, so
 * that an old build does not announce what is over.
 */
export const useNow = (builtAt: number): number =>
  useSyncExternalStore(everyMinute, currentMinute, () => builtAt);
