import { graphql } from 'gatsby';
import type { Insert } from '../../text/markdown/inserts';
import copy from './legal.json';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Clause.module.css';
import { insertComponents } from './insertComponents';
import type { InsertProps } from './insertProps';

interface ClauseProps extends InsertProps {
  readonly number: number;
  readonly clause: Queries.LegalClauseFragment;
}

/** A table that takes the whole width, below the plain-language version. */
const WIDE: Insert = 'conformance-table';

/** Clause beside its plain-language version, or above it where narrow. */
export function Clause({ number, clause: { id, title, plain, parts }, ...props }: ClauseProps) {
  const isWide = parts.some(({ insert }) => insert === WIDE);
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={isWide ? styles.columns : `${styles.columns} ${styles.beside}`}>
        <Heading level={2} size="sm" id={id} className={styles.title}>
          <span className={styles.number}>{number}</span> {title}
        </Heading>
        <div className={styles.plain}>
          <p className={styles.label}>{copy.plain}</p>
          <div dangerouslySetInnerHTML={{ __html: plain }} />
        </div>
        <div className={styles.text}>
          {parts.map(({ html, insert }, index) => {
            if (!insert) return <Prose key={index} html={html ?? ''} />;
            const Component = insertComponents[insert as Insert];
            return (
              <div key={insert} id={insert} className={styles.insert}>
                <Component {...props} />
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment LegalClause on Clause {
    id
    title
    plain
    parts {
      html
      insert
    }
  }
`;
