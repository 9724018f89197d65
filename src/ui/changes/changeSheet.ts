/** Product families, in the order of rows. */
export const SHEET_FAMILIES = ['cmms', 'buildings', 'refrigeration', 'platform'] as const;

/** Changes of a month; the first one is its main change. */
export interface MonthOfChanges {
  /** `2026-10`. */
  readonly month: string;
  readonly path: string;
  /** The main change in two or three words. */
  readonly label: string;
  readonly changes: readonly { readonly family: string; readonly needs?: string | null }[];
}

export interface SheetMonth {
  /** `2026-10`. */
  readonly month: string;
  /** Its release, if it has one. */
  readonly release?: MonthOfChanges;
  /** Row of its main change. */
  readonly main?: number;
  /** Number of other changes in each row. */
  readonly others: readonly number[];
}

export interface YearSheet {
  readonly year: string;
  readonly months: readonly SheetMonth[];
  /** Changes in each row. */
  readonly counts: readonly number[];
  readonly releases: number;
  readonly changes: number;
  /** The line through the main changes: a column is 10 wide, a row is 10 high. */
  readonly line: string;
}

const rowOf = (family: string): number => SHEET_FAMILIES.indexOf(family as 'cmms');

const countRows = (families: readonly string[]): number[] =>
  SHEET_FAMILIES.map((family) => families.filter((other) => other === family).length);

/** From the middle of each main change across to the next: along the row, and over between months. */
export function linePath(rows: readonly (number | undefined)[]): string {
  const stops = rows.flatMap((row, column) =>
    row === undefined ? [] : [{ x: column * 10 + 5, y: row * 10 + 5 }],
  );
  return stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (!before) return `M${x} ${y}`;
      return before.y === y ? `H${x}` : `H${x - 5}V${y}H${x}`;
    })
    .join('');
}

function sheetOf(year: string, months: readonly MonthOfChanges[]): YearSheet {
  const columns = Array.from({ length: 12 }, (_, index): SheetMonth => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const release = months.find((other) => other.month === month);
    if (!release) return { month, others: countRows([]) };
    const [first, ...rest] = release.changes.map(({ family }) => family);
    return { month, release, main: rowOf(first ?? ''), others: countRows(rest) };
  });
  const families = months.flatMap(({ changes }) => changes.map(({ family }) => family));
  return {
    year,
    months: columns,
    counts: countRows(families),
    releases: months.length,
    changes: families.length,
    line: linePath(columns.map(({ main }) => main)),
  };
}

/** One sheet a year, the newest first. */
export function yearSheets(months: readonly MonthOfChanges[]): YearSheet[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].sort().reverse();
  return years.map((year) =>
    sheetOf(
      year,
      months.filter(({ month }) => month.startsWith(year)),
    ),
  );
}

type Change = MonthOfChanges['changes'][number];

const NEEDS_YOU = SHEET_FAMILIES.length + 2;

/** Filter options that show a change, from 1: all, the four families, action needed. */
export const choicesOf = ({ family, needs }: Change): readonly number[] => [
  1,
  rowOf(family) + 2,
  ...(needs ? [NEEDS_YOU] : []),
];

/** Number of changes that each filter option shows. */
export const countsOf = (changes: readonly Change[]): number[] =>
  Array.from(
    { length: NEEDS_YOU },
    (_, index) => changes.filter((change) => choicesOf(change).includes(index + 1)).length,
  );

/** Filter options that show none of these changes. */
export const emptyChoices = (changes: readonly Change[]): number[] =>
  countsOf(changes).flatMap((count, index) => (count === 0 ? [index + 1] : []));
