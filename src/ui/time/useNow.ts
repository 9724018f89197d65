import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

// Per minute, so that React renders only then.
const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * Milliseconds since 1970: of the build in the HTML, of the visitor’s clock after hydration, so
 * that an old build does not announce what is over. As a transition: sections that are not hydrated
 * yet would be, all at once, for any other update of what is above them.
 */
export function useNow(builtAt: number): number {
  const [now, setNow] = useState(builtAt);
  useEffect(() => {
    const update = (): void => startTransition(() => setNow(currentMinute()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
