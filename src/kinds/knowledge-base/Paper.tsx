import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from './words.json';
import * as styles from './Paper.module.css';

interface PaperProps extends Queries.KnowledgePaperFragment {
  /** Number of points of the checklist. */
  readonly count: number;
  readonly isGood?: boolean;
}

/** One version of a record, line by line; filled marks are points met, hollow ones missed. */
export function Paper({ label, rows, count, isGood }: PaperProps) {
  const score = rows.reduce((sum, { has }) => sum + has.length, 0);
  return (
    <figure className={isGood ? `${styles.root} ${styles.good}` : styles.root}>
      <figcaption className={styles.head}>
        <b className={styles.score}>{fill(copy.score, { score, count })}</b> {label}
      </figcaption>
      <dl>
        {rows.map(({ label: name, text, has, lacks }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>
              {text}
              <span className={styles.marks}>
                {has.map((point) => (
                  <span key={point} className={styles.mark}>
                    <span className="visuallyHidden">{copy.has} </span>
                    {point}
                  </span>
                ))}
                {lacks.map((point) => (
                  <span key={point} className={`${styles.mark} ${styles.lacking}`}>
                    <span className="visuallyHidden">{copy.lacks} </span>
                    {point}
                  </span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

export const fragment = graphql`
  fragment KnowledgePaper on KnowledgeBasePair {
    label
    rows {
      label
      text
      has
      lacks
    }
  }
`;
