import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

// To the minute, so that React sees the same value until it is worth drawing again.
const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * Milliseconds since 1970: those of the build in the HTML, those of the visitor's clock as soon as
 * the page is alive, so that an old build does not announce what is over.
 */
export const useNow = (builtAt: number): number =>
  useSyncExternalStore(everyMinute, currentMinute, () => builtAt);
