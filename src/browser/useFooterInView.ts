import { useEffect, useState } from 'react';
import { route } from './route';
import { useStore } from './useStore';

/** The footer of the page; quotes and articles have smaller ones of their own. */
const FOOTER = 'footer:not(main *)';

/** Whether the footer of the current page has come into the window. */
export function useFooterInView(): boolean {
  const [isInView, setInView] = useState(false);
  const current = useStore(route);
  useEffect(() => {
    const footer = document.querySelector(FOOTER);
    const observer = new IntersectionObserver(([entry]) => setInView(!!entry?.isIntersecting));
    if (footer) observer.observe(footer);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [current]);
  return isInView;
}
