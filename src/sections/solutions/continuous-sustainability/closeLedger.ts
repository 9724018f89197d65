/** Amounts of an entry; savings are negative. */
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
  /** Grid factor of the year before, in metric tons of CO₂e per kWh. */
  readonly gridBefore: number;
  readonly gridAfter: number;
  /** Global warming potential of the refrigerant. */
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
  /** Change in bills and invoices that no entry explains. */
  readonly rest: Row;
  /** Change in tons due to the grid factor. */
  readonly grid: Row;
  readonly total: Row;
  /** Unexplained share of the change in kilowatt-hours. */
  readonly restShare: number;
}

/**
 * Closes a year: entries at the former grid factor, so that a cleaner grid is not credited to them;
 * the grid in its own row; and the unexplained rest.
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
