import { graphql } from 'gatsby';
import * as patterns from './RailsPattern.module.css';
import * as styles from './RailsKey.module.css';

interface RailsKeyProps {
  readonly activities: readonly Queries.RailsActivityFragment[];
}

/** Which pattern stands for what. */
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

export const fragment = graphql`
  fragment RailsActivity on RailsSectionActivities {
    id
    name
    pattern
  }
`;
