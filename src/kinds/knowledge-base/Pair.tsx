import { graphql } from 'gatsby';
import { useId } from 'react';
import { useKeptSheet } from '../../browser/useKeptSheet';
import { fill } from '../../text/fillWords';
import copy from './words.json';
import { Check } from '../../ui/primitives/Check';
import { Heading } from '../../ui/primitives/Heading';
import { Paper } from './Paper';
import * as styles from './Pair.module.css';

/** Bad and good version of a record, marked against a checklist. */
export function Pair({ pair, checklist }: Queries.KnowledgePairFragment) {
  const { form, keep, forget } = useKeptSheet();
  const id = useId();
  const { title, lead, points } = checklist;
  return (
    <>
      <div className={styles.pair}>
        {pair.map((paper, index) => (
          <Paper key={paper.label} {...paper} count={points.length} isGood={index === 1} />
        ))}
      </div>
      <form
        ref={form}
        aria-labelledby={id}
        className={styles.checklist}
        onChange={keep}
        onReset={forget}
      >
        <Heading level={3} size="sm" id={id}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.points}>
          {points.map(({ key, what, detail }, index) => (
            <li key={key} className={styles.point}>
              <Check name={key}>
                <b className={styles.what}>{what}</b>, {detail}
              </Check>
              <span className={styles.number}>{index + 1}</span>
            </li>
          ))}
        </ol>
        <p className={styles.score}>
          <b className={styles.sum}>
            <span className={styles.done} /> {fill(copy.of, { count: points.length })}
          </b>{' '}
          {copy.kept}{' '}
          <button type="reset" className={styles.reset}>
            {copy.clear}
          </button>
        </p>
      </form>
    </>
  );
}

export const fragment = graphql`
  fragment KnowledgePair on KnowledgeBase {
    pair {
      ...KnowledgePaper
    }
    checklist {
      title
      lead
      points {
        key
        what
        detail
      }
    }
  }
`;
