import { MeasuresRow, type MeasuredRow } from './MeasuresRow';
import * as styles from './MeasuresRows.module.css';

interface MeasuresRowsProps {
  readonly rows: readonly MeasuredRow[];
}

/** Results before and after, a row each. */
export const MeasuresRows = ({ rows }: MeasuresRowsProps) => (
  <ul className={styles.root}>
    {rows.map((row) => (
      <MeasuresRow key={row.claim?.claim} row={row} />
    ))}
  </ul>
);
