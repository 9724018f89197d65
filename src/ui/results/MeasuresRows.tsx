import { MeasuresRow } from './MeasuresRow';
import * as styles from './MeasuresRows.module.css';

interface MeasuresRowsProps {
  readonly rows: readonly Queries.MeasureFragment[];
}

/** Results with what was before, a row each, in whatever width there is. */
export const MeasuresRows = ({ rows }: MeasuresRowsProps) => (
  <ul className={styles.root}>
    {rows.map((row) => (
      <MeasuresRow key={row.label} row={row} />
    ))}
  </ul>
);
