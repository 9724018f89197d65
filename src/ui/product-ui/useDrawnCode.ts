import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The code that draws, once it is needed: where the page came without the markup, which is after
 * navigation in the browser.
 */
export function useDrawnCode<T>(
  load: () => Promise<T>,
): [root: RefObject<HTMLDivElement | null>, draw: T | undefined] {
  const root = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<{ readonly code: T }>();
  useEffect(() => {
    if (root.current?.childElementCount !== 0) return;
    void load().then((code) => setDraw({ code }));
  }, [load]);
  return [root, draw?.code];
}
