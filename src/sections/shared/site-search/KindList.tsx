import copy from '../../../copy/searchPage.json';
import { nameOfGroup } from '../../../search/searchGroups';
import type { Found } from '../../../search/siteIndex';
import { QueryLink } from './QueryLink';
import * as styles from './KindList.module.css';

interface KindListProps {
  readonly words: string;
  /** Chosen group; empty for all. */
  readonly chosen: string;
  readonly found: Found;
}

/** Groups of results with their numbers, as links. */
export function KindList({ words, chosen, found: { kinds } }: KindListProps) {
  const all = { kind: '', count: kinds.reduce((sum, { count }) => sum + count, 0) };
  return (
    <nav aria-label={copy.kinds} className={styles.root}>
      <ul className={styles.list}>
        {[all, ...kinds].map(({ kind, count }) => (
          <li key={kind}>
            <QueryLink
              words={words}
              kind={kind}
              isCurrent={kind === chosen}
              className={styles.link}
            >
              {kind === '' ? copy.all : nameOfGroup(kind)}{' '}
              <span className={styles.count}>{count}</span>
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
