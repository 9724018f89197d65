import type { SectionProps } from '../../../content-model/sectionProps';
import type { rails } from './schema';
import * as patterns from './RailsPattern.module.css';
import * as styles from './RailsKey.module.css';

interface RailsKeyProps {
  readonly activities: readonly SectionProps<typeof rails>['activities'][number][];
}

/** Legend of the patterns. */
export function RailsKey({ activities }: RailsKeyProps) {
  return (
    <ul className={styles.root}>
      {activities.map(({ id, name, pattern }) => (
        <li key={id} className={styles.item}>
          <span className={`${styles.swatch} ${patterns[pattern]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
