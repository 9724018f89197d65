import { useEffect, useRef, useState } from 'react';
import { askSite, type Found } from '../../search/siteIndex';

interface Answer {
  /** Words searched. */
  readonly words: string;
  readonly kind: string;
  /** None where the index did not load. */
  readonly found?: Found;
}

interface UseFound extends Partial<Answer> {
  /** Whether a newer search is running. */
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/**
 * Milliseconds that a new search waits at most for the running one: a phone answers two at once
 * later than one by one. Words typed meanwhile are skipped.
 */
const PATIENCE = 300;

const passed = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Search results; the former ones stay until new ones are there. If nothing is shown yet, the first
 * hits may come early.
 */
export function useFound(words: string, kind: string, limit: number, first = limit): UseFound {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const running = useRef<Promise<unknown>>(Promise.resolve());
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
      const asked = askSite(words, { ...(kind ? { kind } : {}), limit: most });
      running.current = asked.catch(() => undefined);
      const found = await asked;
      take({ words, kind, found });
      return found.total;
    };
    const findAll = async (): Promise<void> => {
      await Promise.race([running.current, passed(PATIENCE)]);
      if (!isWanted) return;
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
