import { useEffect, useState } from 'react';
import { sightOf } from '../../browser/sightOf';

/** Reading position as a share of the window’s height, below the bars even on a phone in landscape. */
const READING_LINE = 0.4;

/**
 * Anchor of the passage in view: the last whose heading is above the reading position; none before
 * the first. `anchors` in page order.
 */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = anchors.join(' ');
  useEffect(() => {
    const passages = names.split(' ').flatMap((name) => document.getElementById(name) ?? []);
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const begun = passages.filter((passage) => passage.getBoundingClientRect().top <= line);
      setCurrent(begun.at(-1)?.id);
    };
    // The observer reports crossings only, so nothing runs on scroll. Its area
    // has no upper end, so that jumps past many passages count as well.
    const observer = sightOf(update, {
      rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    passages.forEach((passage) => observer.observe(passage));
    return () => observer.disconnect();
  }, [names]);
  return current;
}
