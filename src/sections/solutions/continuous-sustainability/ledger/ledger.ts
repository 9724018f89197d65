/** What a saving, a bill or a rest is counted in; less is negative. */
export interface Amount {
  readonly kwh: number;
  /** Pounds of refrigerant. */
  readonly lb: number;
}

export interface Totals {
  readonly before: Amount;
  readonly after: Amount;
}

export interface Factors {
  /** Metric tons of CO₂e a kilowatt-hour of the grid, in the year before. */
  readonly gridBefore: number;
  readonly gridAfter: number;
  /** How many times as strong as CO₂ the refrigerant is. */
  readonly warming: number;
}

export type Row = Amount & { readonly tons: number };

const KILOGRAMS = 0.453_592_37;

const minus = (one: Amount, other: Amount): Amount => ({
  kwh: one.kwh - other.kwh,
  lb: one.lb - other.lb,
});

const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((all, { kwh, lb }) => ({ kwh: all.kwh + kwh, lb: all.lb + lb }), {
    kwh: 0,
    lb: 0,
  });

export interface Closed {
  readonly entries: readonly Row[];
  /** What bills and invoices say beyond the entries. */
  readonly rest: Row;
  /** What changed in tons because the grid did. */
  readonly grid: Row;
  readonly total: Row;
  /** The rest as a share of all that changed in kilowatt-hours. */
  readonly restShare: number;
}

/**
 * Closes a year: entries at the factor of the year before, so that nobody is credited with a cleaner
 * grid; the grid in a row of its own; and what is left, which is never nothing.
 */
export function closeLedger(
  entries: readonly Amount[],
  { before, after }: Totals,
  { gridBefore, gridAfter, warming }: Factors,
): Closed {
  const row = ({ kwh, lb }: Amount): Row => ({
    kwh,
    lb,
    tons: kwh * gridBefore + (lb * KILOGRAMS * warming) / 1000,
  });
  const change = minus(after, before);
  const rest = minus(change, sum(entries));
  const grid = { kwh: 0, lb: 0, tons: after.kwh * (gridAfter - gridBefore) };
  return {
    entries: entries.map(row),
    rest: row(rest),
    grid,
    total: { ...change, tons: row(change).tons + grid.tons },
    restShare: change.kwh === 0 ? 0 : rest.kwh / change.kwh,
  };
}
