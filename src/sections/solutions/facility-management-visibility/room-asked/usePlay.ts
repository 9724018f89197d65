import { useEffect, useState } from 'react';

/** Milliseconds of a step. */
const STEP = 260;

/** Steps from where it is to `last`, one after another; at once for those who want less motion. */
export function usePlay(start: number, last: number) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (at < last) setAt(at + 1);
      else setPlaying(false);
    }, STEP);
    return () => clearTimeout(timer);
  }, [at, isPlaying, last]);
  const goTo = (step: number): void => {
    setPlaying(false);
    setAt(step);
  };
  const play = (): void => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) goTo(last);
    else {
      setAt(0);
      setPlaying(true);
    }
  };
  return { at, goTo, play };
}
