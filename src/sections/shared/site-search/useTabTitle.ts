import { useEffect, useRef } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';

/** Sets the tab’s title to the search, to tell tabs and history entries apart. */
export function useTabTitle(words: string, title: string): void {
  const own = useRef('');
  useEffect(() => {
    own.current ||= document.title;
    document.title = words === '' ? own.current : fill(copy.tab, { words, title });
  }, [words, title]);
}
