import { breakevenMonths, breakevenTimeline } from './breakeven.ts';
import { applyBound, boundOf, type BoundName } from './bounds.ts';
import { priceOf, type Price } from '../pricing/price.ts';
import type { RoiInputs } from './fields.ts';
import type { RoiFigures, RoiSavings } from './figures.ts';
import { hourlyRate, integrationShare } from './rates.ts';
import { settle } from './settle.ts';
import { computeWork, type RoiWork } from './work.ts';

export interface RoiResult extends RoiFigures {
  /** Only with integration on. */
  readonly savingsOnIntegrationsPercentage?: number;
  /** The bound whose fixed figures are shown, if any. */
  readonly bound: BoundName | null;
  /** What the inputs give where no bound is applied; the same figures where none applies. */
  readonly unclamped: RoiFigures;
  readonly cost: Price;
  readonly work: RoiWork;
  /** Jobs need to get faster by this many percent, all alike, to cover the cost; null without jobs. */
  readonly neededDecreasePercentage: number | null;
}

/** All figures of the calculator. Source: docs/decisions.md, ROI calculator. */
export function computeRoi(inputs: RoiInputs): RoiResult {
  const work = computeWork(inputs);
  const cost = priceOf({
    staff: inputs.totalNumberOfInhouseOandMEmployees,
    buildings: inputs.noOfBuildings,
    connections: inputs.isIntegration,
  });
  const unclamped = computeFigures(savingsOf(work), cost.total);
  const bound = boundOf(unclamped.ROIPercentage);
  const costOfHours = settle(
    work.inHouse.hours * hourlyRate.inHouse + work.outsourced.hours * hourlyRate.outsourced,
  );
  return {
    ...(bound ? applyBound(bound, unclamped) : unclamped),
    ...(inputs.isIntegration && { savingsOnIntegrationsPercentage: integrationSavings() }),
    bound,
    unclamped,
    cost,
    work,
    neededDecreasePercentage: costOfHours > 0 ? settle((cost.total / costOfHours) * 100) : null,
  };
}

function savingsOf({ inHouse, outsourced }: RoiWork): RoiSavings {
  const costSavedInhouse = settle(inHouse.hoursSaved * hourlyRate.inHouse);
  const costSavedOutsourced = settle(outsourced.hoursSaved * hourlyRate.outsourced);
  return {
    totalCostSavedPerYear: settle(costSavedInhouse + costSavedOutsourced),
    totalTimeSavedPerYear: settle(inHouse.hoursSaved + outsourced.hoursSaved),
    costSavedInhouse,
    timeSavedInhouse: inHouse.hoursSaved,
    costSavedOutsourced,
    timeSavedOutsourced: outsourced.hoursSaved,
  };
}

function computeFigures(savings: RoiSavings, totalCost: number): RoiFigures {
  const months = breakevenMonths(totalCost, savings.totalCostSavedPerYear);
  return {
    ...savings,
    ROIPercentage: settle((savings.totalCostSavedPerYear / totalCost) * 100),
    breakevenMonths: months,
    breakevenTimeline: breakevenTimeline(months),
  };
}

/** Percent saved on connections against building them separately. */
function integrationSavings(): number {
  const { base, paid } = integrationShare;
  return ((base - paid) / base) * 100;
}
