import type { DrawnRecord } from './schema';
import { RecordCurve } from './RecordCurve';
import { RecordMarks } from './RecordMarks';
import * as styles from './RecordRows.module.css';

/** Record in the form of its content: events, costs, readings, marks. */
export function RecordDrawing({ drawn }: { readonly drawn: DrawnRecord }) {
  if (drawn.form === 'curve') return <RecordCurve {...drawn} />;
  if (drawn.form === 'marks') return <RecordMarks {...drawn} />;
  if (drawn.form === 'amounts') {
    return (
      <dl>
        {drawn.rows.map(({ what, amount, isStruck }) => (
          <div key={what} className={styles.amount}>
            <dt>{what}</dt>
            <dd>{isStruck ? <s>{amount}</s> : amount}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ol>
      {drawn.rows.map(({ when, text, isLate }) => (
        <li key={when} className={isLate ? `${styles.entry} ${styles.late}` : styles.entry}>
          <span className={styles.when}>{when}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}
