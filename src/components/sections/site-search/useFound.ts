import { useEffect, useState } from 'react';
import { askSite, type Found } from '../../../search/siteIndex';

interface Answer {
  /** What it is the answer to. */
  readonly words: string;
  /** None where the index did not load. */
  readonly found?: Found;
}

interface UseFound extends Partial<Answer> {
  /** Newer words are being looked for. */
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** What the index finds; what it found before stays until the next answer is there. */
export function useFound(words: string, kind: string, limit: number): UseFound {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (words === '') return;
    let isWanted = true;
    const take = (next: Answer): void => {
      if (isWanted) setAnswer(next);
    };
    askSite(words, { ...(kind ? { kind } : {}), limit }).then(
      (found) => take({ words, found }),
      () => take({ words }),
    );
    return () => {
      isWanted = false;
    };
  }, [words, kind, limit, tries]);
  const current = words === '' ? undefined : answer;
  return {
    ...current,
    isLooking: words !== '' && current?.words !== words,
    hasFailed: current !== undefined && current.found === undefined,
    tryAgain: () => {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}
