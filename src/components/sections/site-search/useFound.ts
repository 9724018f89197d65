import { useEffect, useState } from 'react';
import { askSite, type Found } from '../../../search/siteIndex';

interface Answer {
  /** What it is the answer to. */
  readonly words: string;
  readonly kind: string;
  /** None where the index did not load. */
  readonly found?: Found;
}

interface UseFound extends Partial<Answer> {
  /** Something newer is being looked for. */
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
      (found) => take({ words, kind, found }),
      () => take({ words, kind }),
    );
    return () => {
      isWanted = false;
    };
  }, [words, kind, limit, tries]);
  const current = words === '' ? undefined : answer;
  return {
    ...current,
    isLooking: words !== '' && (current?.words !== words || current.kind !== kind),
    hasFailed: current !== undefined && current.found === undefined,
    tryAgain: () => {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}
