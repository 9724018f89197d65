import { useEffect, type RefObject } from 'react';
import { sightOf, type Sight } from '../../browser/sightOf';

/** Dark sections: scopes of the dark theme, and the closing beam. */
const GROUNDS =
  "main [data-theme='dark'], main ~ [data-theme='dark'], main ~ * > [data-ground='ink']";

/** Full-width section (but for the scroll bar); narrower ones are objects on another ground. */
const isWide = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.width > (rootBounds?.width ?? 0) * 0.9;

/**
 * Sets the dark theme on the top bar while the section under its middle is dark, since the bar is
 * translucent. Without scripts, and on pages dark throughout, it stays as built. Set past React,
 * because nothing else changes.
 */
export function useDarkGround(target: RefObject<HTMLElement | null>, isDark: boolean): void {
  // After each render: pages differ in sections.
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
