import { graphql } from 'gatsby';
import * as styles from './Contents.module.css';
import { useCurrentAnchor } from './useCurrentAnchor';

export interface Passage {
  readonly id: string;
  readonly text: string;
}

interface ContentsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Passages in page order, with their anchors. */
  readonly passages: readonly Passage[];
}

/** Top-level headings of a long text. */
export const mainPassages = (headings: readonly Queries.ContentsHeadingFragment[]) =>
  headings.filter(({ level }) => level === 2);

/** Links to the passages of a long text; the one in view is marked. */
export function Contents({ label, passages }: ContentsProps) {
  const current = useCurrentAnchor(passages.map(({ id }) => id));
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {passages.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
            >
              {text}
            </a>
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
