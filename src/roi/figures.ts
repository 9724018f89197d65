/** What is saved in a year: USD and hours. */
export interface RoiSavings {
  readonly totalCostSavedPerYear: number;
  readonly totalTimeSavedPerYear: number;
  readonly costSavedInhouse: number;
  readonly timeSavedInhouse: number;
  readonly costSavedOutsourced: number;
  readonly timeSavedOutsourced: number;
}

export interface RoiFigures extends RoiSavings {
  readonly ROIPercentage: number;
  /** Months until the first year's cost is covered; null where nothing is saved. */
  readonly breakevenMonths: number | null;
  readonly breakevenTimeline: string;
}
