import { useEffect, useRef } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';

/** Names the tab by what is looked for, so that it is found again among others and in the history. */
export function useTabTitle(words: string, title: string): void {
  const own = useRef('');
  useEffect(() => {
    own.current ||= document.title;
    document.title = words === '' ? own.current : fill(copy.tab, { words, title });
  }, [words, title]);
}
