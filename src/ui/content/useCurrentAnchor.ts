import { useEffect, useState } from 'react';
import { sightOf } from '../../browser/sightOf';

/** Where the eye reads, as a share of the window: below header and bar even on a phone on its side. */
const READING_LINE = 0.4;

/**
 * The anchor of the passage that is being read, among those given in the order of the page: the
 * last one whose section or heading began above the reading line; none before the first.
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
    // The observer only tells when a passage crosses the line: nothing runs on every scroll. Its area
    // has no upper end, so that a jump past many passages is seen as well.
    const observer = sightOf(update, {
      rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    passages.forEach((passage) => observer.observe(passage));
    return () => observer.disconnect();
  }, [names]);
  return current;
}
