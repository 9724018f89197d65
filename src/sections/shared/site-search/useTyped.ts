import { useEffect, useRef, useState } from 'react';
import { writeWords } from '../../../search/browse/facets';
import { pushQuery } from '../../../browser/pushQuery';
import { replaceQuery } from '../../../browser/route';

/** Milliseconds without typing before the search runs. */
const PAUSE = 120;

export interface Typed {
  /** Text of the field. */
  readonly value: string;
  readonly type: (value: string) => void;
  /** Searches at once; typing after it is a history entry of its own. */
  readonly submit: () => void;
}

/** Text typed, written to the address (`words` in `query`) after a pause. */
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
