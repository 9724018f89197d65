import { useMemo, useSyncExternalStore } from 'react';
import type { BoardJob } from './board';
import { keptBoard, readBoard } from './keptBoard';

interface OwnBoard {
  readonly jobs: readonly BoardJob[];
  /** Keeps other jobs; `undefined` starts over. */
  readonly change: (jobs: readonly BoardJob[] | undefined) => void;
}

/** Jobs of the page until the visitor changes one; from then on those that the browser keeps. */
export function useOwnBoard(first: readonly BoardJob[], columns: number): OwnBoard {
  const kept = useSyncExternalStore(keptBoard.subscribe, keptBoard.get, () => null);
  const jobs = useMemo(() => readBoard(kept, columns) ?? first, [kept, columns, first]);
  return { jobs, change: keptBoard.set };
}
