import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

// Per minute, so that React renders only then.
const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * Milliseconds since 1970 by the visitor’s clock, again with each minute. As a transition: sections
 * that are not hydrated yet would be, all at once, for any other update of what is above them.
 * @param first what it is in the HTML and as long as the clock has not been read.
 */
export function useNow<First extends number | undefined>(first: First): number | First {
  const [now, setNow] = useState<number | First>(first);
  useEffect(() => {
    const update = (): void => startTransition(() => setNow(currentMinute()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
