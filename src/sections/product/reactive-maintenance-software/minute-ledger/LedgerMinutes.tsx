import copy from './words.json';
import * as styles from './LedgerMinutes.module.css';

interface LedgerMinutesProps {
  readonly before: number;
  readonly after: number;
  readonly unit: string;
}

/** Minutes before and after, the former struck out if changed. */
export const LedgerMinutes = ({ before, after, unit }: LedgerMinutesProps) => (
  <p className={styles.root}>
    <span className="visuallyHidden">{copy.before} </span>
    <s className={before === after ? styles.kept : styles.before}>{before}</s>{' '}
    <span className="visuallyHidden">{copy.after} </span>
    <b className={styles.after}>{after}</b>
    {`\u00a0${unit}`}
  </p>
);
