import type { RoiInputs } from './fields.ts';
import type { RoiResult } from './model.ts';
import { hourlyRate, integrationShare, MONTHS } from './rates.ts';
import { settle } from './settle.ts';

/** What every step has. */
export interface Step {
  readonly unit: 'jobs' | 'hours' | 'usd' | 'percent' | 'months';
  /** Both kinds of work, only where a step is taken for each. */
  readonly inHouse?: number;
  readonly outsourced?: number;
  /** Null where there is no such figure: where nothing is saved, nothing is paid back. */
  readonly together: number | null;
  /** The numbers that the step was computed from. */
  readonly from: object;
}

const split = (inHouse: number, outsourced: number) => ({
  inHouse,
  outsourced,
  together: settle(inHouse + outsourced),
});

/** What is saved in a year. */
export function savingSteps(inputs: RoiInputs, { work, unclamped }: RoiResult) {
  const { inHouse, outsourced } = work;
  const share = inputs.inHouseWorkOrdersPercentage;
  return {
    jobs: {
      unit: 'jobs',
      ...split(inHouse.orders, outsourced.orders),
      from: {
        perMonth: inputs.monthlyWorkOrdersCount,
        buildings: inputs.noOfBuildings,
        months: MONTHS,
        percentages: { inHouse: share, outsourced: 100 - share },
      },
    },
    hoursToday: {
      unit: 'hours',
      ...split(inHouse.hours, outsourced.hours),
      from: {
        perJob: {
          inHouse: inputs.avgTimeForInHouseWorkOrder,
          outsourced: inputs.avgTimeForOutsourcedWorkOrder,
        },
      },
    },
    hoursSaved: {
      unit: 'hours',
      ...split(inHouse.hoursSaved, outsourced.hoursSaved),
      from: {
        percentages: {
          inHouse: inputs.timeDecreasePercentageWithProvider,
          outsourced: inputs.timeDecreasePercentageOutsourcedWithProvider,
        },
      },
    },
    dollarsSaved: {
      unit: 'usd',
      ...split(unclamped.costSavedInhouse, unclamped.costSavedOutsourced),
      from: { rates: hourlyRate },
    },
  } as const;
}

/** What the first year costs. */
export function costSteps({ cost }: RoiResult, isIntegration: boolean) {
  const { employees, buildings, integration, total } = cost;
  const connections = {
    unit: 'usd',
    together: integration,
    from: { percentage: integrationShare.paid, staff: employees.price },
  } as const;
  return {
    staff: { unit: 'usd', together: employees.price, from: { tier: employees } },
    buildings: { unit: 'usd', together: buildings.price, from: { tier: buildings } },
    connections: isIntegration ? connections : null,
    cost: { unit: 'usd', together: total, from: { parts: isIntegration ? 3 : 2 } },
  } as const;
}

/** What comes of both. */
export function outcomeSteps({ work, cost, unclamped, ...result }: RoiResult) {
  const { totalCostSavedPerYear: saved, breakevenTimeline: timeline } = unclamped;
  const { savingsOnIntegrationsPercentage } = result;
  const { base } = integrationShare;
  return {
    return: {
      unit: 'percent',
      together: unclamped.ROIPercentage,
      from: { saved, cost: cost.total },
    },
    payback: {
      unit: 'months',
      together: unclamped.breakevenMonths,
      from: { cost: cost.total, savedPerMonth: settle(saved / MONTHS), timeline },
    },
    connectionsSaved:
      savingsOnIntegrationsPercentage === undefined
        ? null
        : ({
            unit: 'percent',
            together: savingsOnIntegrationsPercentage,
            from: {
              paid: cost.integration,
              separately: settle((cost.employees.price * base) / 100),
              percentage: base,
            },
          } as const),
    breakEven: {
      unit: 'percent',
      together: result.neededDecreasePercentage,
      from: {
        cost: cost.total,
        hours: { inHouse: work.inHouse.hours, outsourced: work.outsourced.hours },
        rates: hourlyRate,
      },
    },
  } as const;
}
