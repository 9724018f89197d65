import { graphql } from 'gatsby';
import * as styles from './Contents.module.css';
import { useCurrentAnchor } from './useCurrentAnchor';

export interface Passage {
  readonly id: string;
  readonly text: string;
}

interface ContentsProps {
  /** Name of the list, which stands above it or is said by whoever places it. */
  readonly label: string;
  /** Passages of the page in its order, by their anchors. */
  readonly passages: readonly Passage[];
}

/** The chapters of a long text, without their parts. */
export const mainPassages = (headings: readonly Queries.ContentsHeadingFragment[]) =>
  headings.filter(({ level }) => level === 2);

/** The passages of a long text as links; the one that is being read is marked. */
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
