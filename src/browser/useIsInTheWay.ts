import { useEffect, useState } from 'react';
import { route } from './route';
import { useStore } from './useStore';

/** Parts of a page over which nothing may float: the footer's links, the calculator's answer, a drawn phone. */
const KEPT_CLEAR = '[data-keep-clear]';

/** The strip at the foot of the window in which things float. */
const STRIP = '-88% 0px 0px';

/** Whether what floats at the foot of the window would cover a part that is kept clear. */
export function useIsInTheWay(): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  const current = useStore(route);
  useEffect(() => {
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        setInTheWay(below.size > 0);
      },
      { rootMargin: STRIP },
    );
    for (const element of document.querySelectorAll(KEPT_CLEAR)) observer.observe(element);
    return () => {
      observer.disconnect();
      setInTheWay(false);
    };
  }, [current]);
  return isInTheWay;
}
