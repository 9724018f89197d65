/** Cells are four to seven times as many across as down; a dozen stand in one row. */
const FLAT = 4;
const FLATTEST = 7;
const ONE_ROW = 12;

/** Cells in a row of a field: as many as leave the fewest empty in its last row. */
export function columnsOf(counts: readonly number[]): number {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  if (whole <= ONE_ROW) return whole;
  const least = Math.ceil(Math.sqrt(whole * FLAT));
  const most = Math.floor(Math.sqrt(whole * FLATTEST));
  const widths = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const emptyIn = (columns: number) => Math.ceil(whole / columns) * columns - whole;
  return widths.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best));
}

/** Corners around the cells from one to another, read row by row: its first row may begin late, its last end early. */
function outline(from: number, to: number, columns: number): string {
  const top = Math.floor(from / columns);
  const left = from % columns;
  const end = Math.floor(to / columns);
  const right = to % columns;
  const corners = [
    [left, top],
    [columns, top],
    [columns, end],
    [right, end],
    [right, end + 1],
    [0, end + 1],
    [0, top + 1],
    [left, top + 1],
  ];
  const inOneRow = [
    [left, top],
    [right, top],
    [right, top + 1],
    [left, top + 1],
  ];
  return (end === top ? inOneRow : corners).map((corner) => corner.join(' ')).join(',');
}

/** A field in which each part takes its cells after those of the one before: rows, and a polygon for each part. */
export function fieldOf(
  counts: readonly number[],
  columns: number,
): { readonly rows: number; readonly outlines: readonly string[] } {
  const ends = counts.map((_, index) =>
    counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
  );
  return {
    rows: Math.ceil((ends.at(-1) ?? 0) / columns),
    outlines: ends.map((end, index) => outline(ends[index - 1] ?? 0, end, columns)),
  };
}

/** The lines between the cells of a field, as a path. */
export const linesOf = (columns: number, rows: number): string =>
  `M0 ${rows}${`m1-${rows}v${rows}`.repeat(columns - 1)}M${columns} 0${`m-${columns} 1h${columns}`.repeat(rows - 1)}`;
