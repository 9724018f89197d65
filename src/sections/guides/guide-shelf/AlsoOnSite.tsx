import { useEffect, useState } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { searchPath } from '../../../search/searchPath';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';

/** Milliseconds without typing before the search runs. */
const PAUSE = 300;

interface Counted {
  readonly words: string;
  readonly total: number;
}

/** Number of pages with the words; undefined until known. */
async function count(words: string): Promise<number> {
  const { askSite } = await import('../../../search/siteIndex');
  return (await askSite(words, { limit: 0 })).total;
}

/** Link to a site search with the words of a list’s search. */
export function AlsoOnSite({ words }: { readonly words: string }) {
  const [counted, setCounted] = useState<Counted>();
  useEffect(() => {
    let isWanted = true;
    const pause = setTimeout(() => {
      count(words).then(
        (total) => isWanted && setCounted({ words, total }),
        // Without the number, the link still works.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [words]);
  const isKnown = counted?.words === words && counted.total > 0;
  return (
    <ArrowLink href={searchPath(words)}>
      {isKnown
        ? fill(counted.total === 1 ? copy.site.one : copy.site.other, { count: counted.total })
        : copy.site.plain}
    </ArrowLink>
  );
}
