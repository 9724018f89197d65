import { useEffect, useState } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import { searchPath } from '../../../search/searchPath';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';

/** Milliseconds without a key after which the index is asked. */
const PAUSE = 300;

interface Counted {
  readonly words: string;
  readonly total: number;
}

/** How many pages have the words; nothing until that is known. */
async function count(words: string): Promise<number> {
  const { askSite } = await import('../../../search/siteIndex');
  return (await askSite(words, { limit: 0 })).total;
}

/** Beside a list that was looked through for words: the same words in all of the site. */
export function AlsoOnSite({ words }: { readonly words: string }) {
  const [counted, setCounted] = useState<Counted>();
  useEffect(() => {
    let isWanted = true;
    const pause = setTimeout(() => {
      count(words).then(
        (total) => isWanted && setCounted({ words, total }),
        // The link leads there without the number, too.
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
