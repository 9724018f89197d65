import { graphql } from 'gatsby';
import * as styles from './Wall.module.css';

/** Large key figures, each with its formula. */
export const Wall = ({ wall }: Queries.KnowledgeWallFragment) => (
  <dl className={styles.root}>
    {wall.map(({ title, value, text }) => (
      <div key={title} className={styles.row}>
        <dt className={styles.title}>{title}</dt>
        <dd className={styles.figure}>
          <b className={styles.value}>{value}</b>
          <span className={styles.text}>{text}</span>
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
