import { useEffect, type RefObject } from 'react';

const SIZE = '--consent-size';

/** Says on `body` how high the panel is, so that what floats stands above it and focus is not hidden. */
export function useConsentSize(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty(SIZE, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty(SIZE);
    };
  }, [panel]);
}
