import { useEffect, useState } from 'react';
import type { BoardJob } from './board';
import { keepBoard, recallBoard } from './keptBoard';

interface OwnBoard {
  readonly jobs: readonly BoardJob[];
  readonly change: (jobs: readonly BoardJob[]) => void;
  readonly startOver: () => void;
}

/** Jobs of the page until the visitor changes one; from then on those that the browser keeps. */
export function useOwnBoard(first: readonly BoardJob[], columns: number): OwnBoard {
  const [jobs, setJobs] = useState(first);
  useEffect(() => {
    const kept = recallBoard(columns);
    if (kept) setJobs(kept);
  }, [columns]);
  return {
    jobs,
    change: (next) => {
      setJobs(next);
      keepBoard(next);
    },
    startOver: () => {
      setJobs(first);
      keepBoard(undefined);
    },
  };
}
