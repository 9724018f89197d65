import copy from '../../copy/changes.json';
import { Heading } from '../../ui/primitives/Heading';
import { changeAnchor } from '../../ui/changes/changeAnchor';
import * as styles from './NeedsList.module.css';

interface NeedsListProps {
  readonly changes: readonly Queries.ChangePartsFragment[];
}

/** Actions that the changes of a month require; nothing if none. */
export function NeedsList({ changes }: NeedsListProps) {
  const asked = changes.flatMap(({ title, needs }, index) =>
    needs ? [{ title, needs, anchor: changeAnchor(index) }] : [],
  );
  if (asked.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="needs-title">
      <Heading level={2} size="label" id="needs-title">
        {copy.needs}
      </Heading>
      <ul className={styles.list}>
        {asked.map(({ title, needs, anchor }) => (
          <li key={anchor} className={styles.item}>
            <span>{needs}</span>
            <a href={`#${anchor}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
