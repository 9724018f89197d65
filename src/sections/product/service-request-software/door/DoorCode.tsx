import * as styles from './DoorCode.module.css';

interface DoorCodeProps {
  /** Row by row; `1` is dark. */
  readonly rows: readonly string[];
}

/** The dark squares of a code as one path, each run of a row one stroke of it. */
const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');

/** A code that a camera can read, with the four squares of quiet around it that the norm asks for. */
export function DoorCode({ rows }: DoorCodeProps) {
  const size = rows.length + 8;
  return (
    <svg viewBox={`-4 -4 ${size} ${size}`} className={styles.root}>
      <path d={pathOf(rows)} />
    </svg>
  );
}
