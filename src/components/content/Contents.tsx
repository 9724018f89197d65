import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import * as styles from './Contents.module.css';

interface ContentsProps {
  readonly headings: readonly Queries.ContentsHeadingFragment[];
}

/** The second-level headings of a long text, as links. */
export function Contents({ headings }: ContentsProps) {
  return (
    <nav aria-label={copy.contents} className={styles.root}>
      <h2 className={styles.title}>{copy.contents}</h2>
      <ol className={styles.list}>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

export const fragment = graphql`
  fragment ContentsHeading on PageHeading {
    id
    text
    level
  }
`;
