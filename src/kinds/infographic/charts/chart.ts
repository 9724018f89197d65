/** Data of a chart of an infographic. */
export interface ChartData {
  readonly data: readonly {
    readonly label: string;
    readonly value: number;
    readonly shown: string | null;
  }[];
  readonly scale: number | null;
}
