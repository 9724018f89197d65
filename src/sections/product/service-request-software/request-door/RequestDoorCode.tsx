import * as styles from './RequestDoorCode.module.css';

interface DoorCodeProps {
  /** Rows of the code; `1` is dark. */
  readonly rows: readonly string[];
}

/** Dark squares as one path, a stroke per run. */
const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');

/** Scannable QR code with the standard quiet zone of four squares. */
export function RequestDoorCode({ rows }: DoorCodeProps) {
  const size = rows.length + 8;
  return (
    <svg viewBox={`-4 -4 ${size} ${size}`} className={styles.root}>
      <path d={pathOf(rows)} />
    </svg>
  );
}
