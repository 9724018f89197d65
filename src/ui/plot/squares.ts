/** Side of a square and the gap to the next, in units of the drawing. */
const SIDE = 10;
const STEP = 12;

export interface Heap {
  readonly width: number;
  readonly height: number;
  /** Lines to be drawn as wide as a square is high, dashed so that each dash is a square. */
  readonly path: string;
}

/** What makes squares of a line. */
export const DASHES = `${SIDE} ${STEP - SIDE}`;
export const THICKNESS = SIDE;

/** Squares in rows from the ground up; the row on top may be shorter. */
export function heapOf(count: number, perRow: number): Heap {
  const rows = Math.ceil(count / perRow);
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = row === 0 ? count - (rows - 1) * perRow : perRow;
    return `M0 ${row * STEP + SIDE / 2}h${inRow * STEP}`;
  });
  return { width: perRow * STEP, height: rows * STEP - (STEP - SIDE), path: lines.join('') };
}
