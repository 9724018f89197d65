import { useEffect, type RefObject } from 'react';
import { sightOf, type Sight } from '../../browser/sightOf';

/** Grounds that say that they are dark: scopes of dark colors, and the beam that a page ends at. */
const GROUNDS =
  "main [data-theme='dark'], main ~ [data-theme='dark'], main ~ * > [data-ground='ink']";

/** A ground as wide as the window, but for its scroll bar; what is narrower is a thing on another ground. */
const isWide = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.width > (rootBounds?.width ?? 0) * 0.9;

/**
 * Gives a bar on top of the window the dark theme while the ground under its middle is dark: paper that
 * shines through over ink is neither. Without scripts, and on pages that are dark throughout, it stays
 * as it is built. The attribute is set past React, because nothing else changes.
 */
export function useDarkGround(target: RefObject<HTMLElement | null>, isDark: boolean): void {
  // After each render: another page has other grounds.
  useEffect(() => {
    const bar = target.current;
    if (!bar || isDark) return;
    const under = new Set<Element>();
    const see = (entries: readonly IntersectionObserverEntry[]): void => {
      for (const entry of entries) {
        if (entry.isIntersecting && isWide(entry)) under.add(entry.target);
        else under.delete(entry.target);
      }
      if (under.size > 0) bar.dataset['theme'] = 'dark';
      else delete bar.dataset['theme'];
    };
    let observer: Sight | undefined;
    const observe = (): void => {
      observer?.disconnect();
      const middle = Math.round(bar.offsetHeight / 2);
      observer = sightOf(see, {
        rootMargin: `-${middle}px 0px ${middle + 1 - window.innerHeight}px`,
      });
      const grounds = document.querySelectorAll(GROUNDS);
      if (grounds.length === 0) see([]);
      for (const ground of grounds) observer.observe(ground);
    };
    observe();
    window.addEventListener('resize', observe);
    return () => {
      window.removeEventListener('resize', observe);
      observer?.disconnect();
    };
  });
}
