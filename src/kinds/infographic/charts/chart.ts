/** Data of a chart of an infographic. */
export interface ChartData {
  readonly data: readonly {
    readonly label: string;
    readonly value: number;
    readonly shown: string | null;
  }[];
  readonly scale: number | null;
  /** What the values are, and what the chart shows, for charts that say each of them. */
  readonly unit?: string | null;
  readonly alt: string;
}
