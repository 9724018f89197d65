import { graphql } from 'gatsby';
import { Day } from '../../ui/primitives/Day';
import * as styles from './Versions.module.css';

interface VersionsProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
}

/** Changes of a document, newest version first. */
export const Versions = ({ versions }: VersionsProps) => (
  <dl className={styles.root}>
    {versions.map(({ date, text }) => (
      <div key={date} className={styles.version}>
        <dt className={styles.day}>
          <Day iso={date} />
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const fragment = graphql`
  fragment LegalVersion on LegalVersions {
    date
    text
  }
`;
