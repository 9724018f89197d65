import { graphql } from 'gatsby';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Wall.module.css';

/** Large key figures, each with its formula. */
export const Wall = ({ wall }: Queries.KnowledgeWallFragment) => (
  <dl className={styles.root}>
    {wall.map(({ title, value, text }) => (
      <div key={title} className={styles.row}>
        <Text as="dt" look="label">
          {title}
        </Text>
        <dd className={styles.figure}>
          <Text as="b" look="figureLg">
            {value}
          </Text>
          <Text as="span" look="small" isSoft>
            {text}
          </Text>
        </dd>
      </div>
    ))}
  </dl>
);

export const fragment = graphql`
  fragment KnowledgeWall on KnowledgeBase {
    wall {
      title
      value
      text
    }
  }
`;
