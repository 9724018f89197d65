import { fill } from '../../../text/fillWords';
import copy from '../../../copy/searchPage.json';
import type { HitGroup } from '../../../search/groups';
import { nameOfGroup } from '../../../search/searchGroups';
import { Icon } from '../../../ui/primitives/Icon';
import { HitRow } from './HitRow';
import { QueryLink } from './QueryLink';
import * as styles from './Hits.module.css';

interface HitsProps {
  readonly words: string;
  readonly group: HitGroup;
  /** Whether only this group is shown, with a link for more below. */
  readonly isWhole: boolean;
  /** Called when the visitor wants all of the group. */
  readonly onAll: () => void;
}

/** Results of a group: the best pages, and a link to all. */
export function Hits({ words, group, isWhole, onAll }: HitsProps) {
  const { kind, count, hits } = group;
  const name = nameOfGroup(kind);
  return (
    <section aria-labelledby={`in-${kind}`} className={styles.root}>
      <h2 id={`in-${kind}`} className={styles.kind}>
        {name} <span className={styles.count}>{count}</span>
      </h2>
      <ol>
        {hits.map((hit) => (
          <HitRow key={hit.href} hit={hit} />
        ))}
      </ol>
      {count > hits.length && !isWhole ? (
        <QueryLink words={words} kind={kind} onFollow={onAll} className={styles.all}>
          {fill(copy.allOf, { count, kind: name })} <Icon name="arrow-right" />
        </QueryLink>
      ) : null}
    </section>
  );
}
