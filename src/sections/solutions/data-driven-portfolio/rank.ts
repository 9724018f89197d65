import { formatCount } from '../../../format/number';

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

/** In the order of the page. */
export const measureNames = ['total', 'perArea', 'empty'] as const satisfies readonly MeasureName[];

/** Megawatt-hours of a building, kilowatt-hours of a square foot. */
export const shown = (name: MeasureName, building: Building): string => {
  const value = measures[name](building);
  return name === 'total' ? formatCount(value / 1000) : formatCount(value, 1);
};

/** Rank of each building, 1 for the most; ties keep their order. */
export function ranksBy(name: MeasureName, buildings: readonly Building[]): number[] {
  const values = buildings.map(measures[name]);
  return values.map(
    (value, index) =>
      1 + values.filter((other, at) => other > value || (other === value && at < index)).length,
  );
}

/** The buildings in one order, each with its rank. */
export function sortedBy<Item extends Building>(name: MeasureName, buildings: readonly Item[]) {
  const ranks = ranksBy(name, buildings);
  return buildings
    .map((building, index) => ({ building, rank: ranks[index] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
}
