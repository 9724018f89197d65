import { useEffect, type RefObject } from 'react';
import { sightOf } from '../../../browser/sightOf';

/**
 * Sets `data-scrolled` on a sticky element that rests 1 px outside the window, so that sticking
 * cuts it off by that pixel. Set past React, because nothing else changes.
 */
export function useScrolled(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = sightOf(
      ([entry]) =>
        element.toggleAttribute(
          'data-scrolled',
          entry !== undefined && entry.intersectionRatio < 1,
        ),
      { threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
