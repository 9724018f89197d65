import { breakevenTimeline } from './breakeven.ts';
import type { RoiFigures } from './figures.ts';
import { ceiling, floor, type Bound } from './rates.ts';
import { settle } from './settle.ts';

export type BoundName = 'floor' | 'ceiling';

export const bounds: Readonly<Record<BoundName, Bound>> = { floor, ceiling };

/** The bound that a return (in percent) reaches or passes, if any. */
export function boundOf(ROIPercentage: number): BoundName | null {
  if (ROIPercentage <= floor.ROIPercentage) return 'floor';
  return ROIPercentage >= ceiling.ROIPercentage ? 'ceiling' : null;
}

/** The fixed figures of a bound, shared out in the proportion of the visitor's own. */
export function applyBound(name: BoundName, own: RoiFigures): RoiFigures {
  const bound = bounds[name];
  const costSavedInhouse = shareOut(bound.costSaved, own.costSavedInhouse, own.costSavedOutsourced);
  const timeSavedInhouse = shareOut(bound.timeSaved, own.timeSavedInhouse, own.timeSavedOutsourced);
  return {
    ROIPercentage: bound.ROIPercentage,
    totalCostSavedPerYear: bound.costSaved,
    totalTimeSavedPerYear: bound.timeSaved,
    costSavedInhouse,
    timeSavedInhouse,
    costSavedOutsourced: settle(bound.costSaved - costSavedInhouse),
    timeSavedOutsourced: settle(bound.timeSaved - timeSavedInhouse),
    breakevenMonths: bound.breakevenMonths,
    breakevenTimeline: breakevenTimeline(bound.breakevenMonths),
  };
}

/** The first part of a total, half where there is no proportion to follow. */
function shareOut(total: number, first: number, second: number): number {
  const sum = first + second;
  return settle(sum > 0 ? (total * first) / sum : total / 2);
}
