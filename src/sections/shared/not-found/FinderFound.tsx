import { useEffect, useState } from 'react';
import { fetchAddresses, type Address } from '../../../browser/addresses';
import { findPages } from '../../../search/findPages';
import { nearest } from '../../../search/nearest';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { FinderResults } from './FinderResults';
import * as styles from './Finder.module.css';

/** Results shown. */
const SHOWN = 6;

const OWN_ADDRESS = /^\/404(\.html|\/)?$/;

function countOf(count: number): string {
  if (count === 0) return copy.none;
  if (count === 1) return copy.found.one;
  const words = count > SHOWN ? copy.found.many : copy.found.other;
  return fill(words, { count, shown: SHOWN });
}

export interface FinderFoundProps {
  readonly words: string;
}

/** Pages near the requested address; while typing, pages that match. */
export function FinderFound({ words }: FinderFoundProps) {
  const [pages, setPages] = useState<readonly Address[]>([]);
  useEffect(() => void fetchAddresses().then(setPages), []);
  if (pages.length === 0) return null;

  const { pathname } = location;
  const isTyped = words.trim() !== '';
  const found = isTyped ? findPages(words, pages) : [];
  const near = isTyped || OWN_ADDRESS.test(pathname) ? [] : nearest(pathname, pages);
  return (
    <div>
      <p role="status" className={styles.count}>
        {isTyped ? countOf(found.length) : near.length > 0 ? copy.near : ''}
      </p>
      <FinderResults pages={isTyped ? found.slice(0, SHOWN) : near} />
    </div>
  );
}
