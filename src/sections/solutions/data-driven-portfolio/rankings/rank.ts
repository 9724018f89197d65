/** Yearly data of a building. */
export interface Building {
  readonly kwh: number;
  /** Square feet. */
  readonly area: number;
  /** Consumption in empty hours. */
  readonly emptyKwh: number;
}

/** Measures to rank by. */
export const measures = {
  total: ({ kwh }: Building): number => kwh,
  perArea: ({ kwh, area }: Building): number => kwh / area,
  empty: ({ emptyKwh, area }: Building): number => emptyKwh / area,
} as const;

export type MeasureName = keyof typeof measures;

/** Rank of each building, 1 for the most; ties keep their order. */
export function ranksBy(name: MeasureName, buildings: readonly Building[]): number[] {
  const values = buildings.map(measures[name]);
  return values.map(
    (value, index) =>
      1 + values.filter((other, at) => other > value || (other === value && at < index)).length,
  );
}
