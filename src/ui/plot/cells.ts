/** Cells of a run in a grid filled row by row: at most a head, a block, a tail. */
export interface Run {
  readonly from: number;
  readonly count: number;
}

/** Consecutive runs, by their numbers of cells. */
export const runs = (counts: readonly number[]): Run[] => {
  let from = 0;
  return counts.map((count) => {
    const run = { from, count };
    from += count;
    return run;
  });
};

/** Outline of a run as an SVG path in cells: rest of its first row, whole rows, start of its last row. */
export function cellPath({ from, count }: Run, columns: number): string {
  const parts: string[] = [];
  let at = from;
  let left = count;
  while (left > 0) {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const isWhole = column === 0 && left >= columns;
    const rows = isWhole ? Math.floor(left / columns) : 1;
    const width = isWhole ? columns : Math.min(columns - column, left);
    parts.push(`M${column} ${row}h${width}v${rows}h-${width}z`);
    at += width * rows;
    left -= width * rows;
  }
  return parts.join('');
}
