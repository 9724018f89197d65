import { useEffect, useRef, useState } from 'react';
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

/**
 * What the index finds; what it found before stays until the next answer is there. Where nothing stands
 * yet, the first few hits may come before the others.
 */
export function useFound(words: string, kind: string, limit: number, first = limit): UseFound {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const isAnyShown = useRef(false);
  useEffect(() => {
    if (words === '') {
      isAnyShown.current = false;
      return;
    }
    let isWanted = true;
    const take = (next: Answer): void => {
      if (!isWanted) return;
      isAnyShown.current = (next.found?.total ?? 0) > 0;
      setAnswer(next);
    };
    const find = async (most: number): Promise<number> => {
      const found = await askSite(words, { ...(kind ? { kind } : {}), limit: most });
      take({ words, kind, found });
      return found.total;
    };
    const findAll = async (): Promise<void> => {
      const isWhole = first < limit && !isAnyShown.current && (await find(first)) <= first;
      if (isWanted && !isWhole) await find(limit);
    };
    findAll().catch(() => take({ words, kind }));
    return () => {
      isWanted = false;
    };
  }, [words, kind, limit, first, tries]);
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
