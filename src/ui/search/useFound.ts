import { useEffect, useRef, useState } from 'react';
import { askSite, type Found } from '../../search/siteIndex';

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
 * One search at a time, as a phone answers two at once later than one after the other: newer words wait
 * for the one that runs, for so many ms at most, and those typed in between are not looked for.
 */
const PATIENCE = 300;

const passed = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What the index finds; what it found before stays until the next answer is there. Where nothing stands
 * yet, the first few hits may come before the others.
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
