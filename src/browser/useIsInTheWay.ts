import { useEffect, useState } from 'react';
import { route } from './route';
import { sightOf } from './sightOf';
import { useStore } from './useStore';

/** Nothing may float over what can be pressed or scrolled, nor over parts that ask for it. */
const KEPT_CLEAR =
  'a, button, input, select, textarea, summary, label, [tabindex="0"], [data-keep-clear]';

/** The bar of phones goes wherever one of these is in the window: it repeats them, or they need the room. */
const BAR_CLEAR = '[data-bar-off], h1, main form';

/** Air around what floats, px. */
const AIR = 8;

/** The window without all but the place of what floats in it. */
function marginsAround(floating: Element): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, right, bottom, left } = floating.getBoundingClientRect();
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((distance) => `${Math.round(AIR - distance)}px`)
    .join(' ');
}

/** Tells whether `floating` is over something, now and whenever that changes; answers with its end. */
function watch(floating: Element, tell: (isOver: boolean) => void): () => void {
  const below = new Set<Element>();
  const isBar = matchMedia('(width < 48em)').matches;
  const overlaps = sightOf(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) below.add(target);
        else below.delete(target);
      }
      tell(below.size > 0);
    },
    { rootMargin: isBar ? '0px' : marginsAround(floating) },
  );
  const observeAll = (): void => {
    for (const element of document.querySelectorAll(isBar ? BAR_CLEAR : KEPT_CLEAR)) {
      if (!floating.closest('aside')?.contains(element)) overlaps.observe(element);
    }
  };
  const arrivals = new MutationObserver(observeAll);
  observeAll();
  arrivals.observe(document.body, { childList: true, subtree: true });
  return () => {
    overlaps.disconnect();
    arrivals.disconnect();
  };
}

/** Whether what floats in the window would cover something that is kept clear; undefined until that is known. */
export function useIsInTheWay(floating: Element | null): boolean | undefined {
  const [isInTheWay, setInTheWay] = useState<boolean>();
  const current = useStore(route);
  useEffect(() => {
    if (!floating) return;
    let end = watch(floating, setInTheWay);
    const again = (): void => {
      end();
      end = watch(floating, setInTheWay);
    };
    window.addEventListener('resize', again);
    return () => {
      window.removeEventListener('resize', again);
      end();
      setInTheWay(undefined);
    };
  }, [current, floating]);
  return isInTheWay;
}
