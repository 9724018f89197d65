/** What a run of cells covers in a sheet that is filled row by row: at most a head, a block, a tail. */
export interface Run {
  readonly from: number;
  readonly count: number;
}

/** Runs of so many cells each, one after the other. */
export const runs = (counts: readonly number[]): Run[] => {
  let from = 0;
  return counts.map((count) => {
    const run = { from, count };
    from += count;
    return run;
  });
};

/**
 * The outline of a run, as a path in cells: what is left of its first row, its whole rows, the start
 * of its last one.
 */
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
