import copy from './words.json';
import { formatCount } from '../../../../format/number';
import type { Row } from './ledger';
import * as styles from './LedgerRow.module.css';

interface LedgerRowProps {
  /** Names of the columns: entry, meter, kWh, lb, tons. */
  readonly columns: readonly string[];
  readonly day: string;
  readonly name: string;
  readonly meter: string;
  readonly row: Row;
  /** How it was measured; totals have none. */
  readonly proof?: string;
  readonly isRest?: boolean;
  readonly isTotal?: boolean;
}

const shown = (amount: number): string => {
  const rounded = formatCount(amount);
  return rounded === '0' || rounded === '−0' ? copy.none : rounded;
};

/** Row of the ledger; it unfolds to method and signature. */
export function LedgerRow(props: LedgerRowProps) {
  const { columns, day, name, meter, row, proof, isRest = false, isTotal = false } = props;
  const figures = [row.kwh, row.lb, row.tons];
  const cells = (
    <>
      <span className={styles.entry}>
        <b className={styles.name}>{name}</b>
        <span className={styles.day}>{day}</span>
      </span>
      <span className={styles.meter}>{meter}</span>
      {figures.map((figure, index) => (
        <span key={columns[index + 2]} className={styles.figure} data-label={columns[index + 2]}>
          {shown(figure)}
        </span>
      ))}
    </>
  );
  if (!proof) {
    return <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>{cells}</div>;
  }
  return (
    <details name="ledger" className={isRest ? styles.rest : undefined}>
      <summary className={styles.row}>{cells}</summary>
      <p className={styles.proof}>{proof}</p>
    </details>
  );
}
