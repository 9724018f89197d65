import { useEffect, useState } from 'react';

const STILL = 700;

/** A text once it has stayed the same for `still` milliseconds: a slider in motion is not read out. */
export function useSettled(text: string, still = STILL): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), still);
    return () => clearTimeout(timer);
  }, [text, still]);
  return settled;
}
