export type Cell = string | number;

/** A plain number is safe as it is; any other text may be taken for a formula by its first char. */
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Also after what a spreadsheet of another country, or one that reads badly, takes for the end of a cell. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\t\r])/g;

function field(cell: Cell): string {
  const text = String(cell);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), which no spreadsheet runs as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** The first rows of CSV (RFC 4180), cell by cell. */
export function firstRows(csv: string, count: number): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  for (;;) {
    const [, quoted, plain = '', end] = cells.exec(csv) ?? [];
    if (end === undefined) throw new SyntaxError('No CSV');
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (end === '' || rows.length === count || cells.lastIndex === csv.length) return rows;
    rows.push([]);
  }
}
