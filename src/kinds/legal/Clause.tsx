import { graphql } from 'gatsby';
import type { Insert } from '../../text/markdown/inserts';
import { fill } from '../../text/fillWords';
import { wordsOf } from '../../text/markdown/chapters';
import copy from './legal.json';
import { Fold } from '../../ui/primitives/Fold';
import { FoldLine } from '../../ui/primitives/FoldLine';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import * as styles from './Clause.module.css';
import { insertComponents } from './insertComponents';
import type { InsertProps } from './insertProps';

type Part = Queries.LegalClauseFragment['parts'][number];

interface ClauseProps extends InsertProps {
  readonly number: number;
  readonly clause: Queries.LegalClauseFragment;
}

/** What a visitor came to do, which is never folded. */
const DONE_HERE: readonly Insert[] = ['cookie-choices', 'form'];

/** A table that takes the whole width, below the plain-language version. */
const WIDE: Insert = 'conformance-table';

/**
 * Clause beside its plain-language version. Where the window is narrow, the plain words are what one
 * reads and the clause is on request, save for the first, which says what the document is.
 */
export function Clause({ number, clause: { id, title, plain, parts }, ...props }: ClauseProps) {
  const isWide = parts.some(({ insert }) => insert === WIDE);
  const isDone = ({ insert }: Part) => DONE_HERE.includes(insert as Insert);
  const show = ({ html, insert }: Part, index: number) => {
    if (!insert) return <Prose key={index} html={html ?? ''} />;
    const Component = insertComponents[insert as Insert];
    return (
      <div key={insert} id={insert} className={styles.insert}>
        <Component {...props} />
      </div>
    );
  };
  const words = wordsOf(parts.map(({ html }) => html ?? '').join(' '));
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
          <Fold
            isOpenWide
            isOpen={number === 1}
            className={styles.fold}
            title={
              <FoldLine holds={words ? fill(copy.inFull, { words }) : copy.inTable} of={title} />
            }
          >
            <div className={styles.whole}>{parts.filter((part) => !isDone(part)).map(show)}</div>
          </Fold>
          {parts.filter(isDone).map(show)}
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
