/** What is known of a building for a year. */
export interface Building {
  readonly kwh: number;
  /** Square feet. */
  readonly area: number;
  /** Used while nobody was in. */
  readonly emptyKwh: number;
}

/** Three ways to put the worst first; each asks another question. */
export const measures = {
  total: ({ kwh }: Building): number => kwh,
  perArea: ({ kwh, area }: Building): number => kwh / area,
  empty: ({ emptyKwh, area }: Building): number => emptyKwh / area,
} as const;

export type MeasureName = keyof typeof measures;

/** The place of each building, from 1 for the most, in the order of the list; equals keep that order. */
export function ranksBy(name: MeasureName, buildings: readonly Building[]): number[] {
  const values = buildings.map(measures[name]);
  return values.map(
    (value, index) =>
      1 + values.filter((other, at) => other > value || (other === value && at < index)).length,
  );
}
