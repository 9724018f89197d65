import { useEffect, useRef, useState } from 'react';
import { writeWords } from '../../../search/browse/facets';
import { pushQuery } from '../../../browser/pushQuery';
import { replaceQuery } from '../../../browser/route';

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 120;

export interface Typed {
  /** What stands in the field. */
  readonly value: string;
  readonly type: (value: string) => void;
  /** Looks for it at once; what is typed next is a step of its own, from which Back returns. */
  readonly submit: () => void;
}

/** What a visitor types, written into the address (`words` in `query`) once there is a pause. */
export function useTyped(query: string, words: string): Typed {
  const [typed, setTyped] = useState<string>();
  const isSettled = useRef(true);
  const look = (next: string): void => {
    setTyped(undefined);
    if (next.trim() === words) return;
    const write = isSettled.current && words !== '' ? pushQuery : replaceQuery;
    isSettled.current = false;
    write(writeWords(query, next.trim()));
  };
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => look(typed), PAUSE);
    return () => clearTimeout(pause);
  });
  return {
    value: typed ?? words,
    type: setTyped,
    submit: () => {
      if (typed !== undefined) look(typed);
      isSettled.current = true;
    },
  };
}
