import copy from '../../../copy/searchPage.json';
import { countOf } from '../../../search/countOf';
import type { Found } from '../../../search/siteIndex';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './Count.module.css';

interface CountProps {
  readonly words: string;
  readonly found: Found | undefined;
  readonly isLooking: boolean;
}

/** Number of results, in a live region. */
export function Count({ words, found, isLooking }: CountProps) {
  const { none, pages, says } = found ? countOf(words, found) : {};
  return (
    <p role="status" className={`${styles.root} ${looks.nav}`}>
      {none ? `${none} ` : null}
      {pages ? <b className={styles.pages}>{pages}</b> : null} {says}
      {isLooking && !found ? copy.searching : null}
    </p>
  );
}
