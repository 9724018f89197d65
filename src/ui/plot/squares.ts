/** Side of a square, and distance to the next, in drawing units. */
const SIDE = 10;
const STEP = 12;

export interface Heap {
  readonly width: number;
  readonly height: number;
  /** Path of lines, drawn as wide as a square and dashed into squares. */
  readonly path: string;
}

/** Dash pattern that cuts a line into squares. */
export const DASHES = `${SIDE} ${STEP - SIDE}`;
export const THICKNESS = SIDE;

/** Squares in rows from the bottom up; the top row may be shorter. */
export function heapOf(count: number, perRow: number): Heap {
  const rows = Math.ceil(count / perRow);
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = row === 0 ? count - (rows - 1) * perRow : perRow;
    return `M0 ${row * STEP + SIDE / 2}h${inRow * STEP}`;
  });
  return { width: perRow * STEP, height: rows * STEP - (STEP - SIDE), path: lines.join('') };
}
