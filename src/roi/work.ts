import type { RoiInputs } from './fields.ts';
import { MONTHS } from './rates.ts';
import { settle } from './settle.ts';

/** A year's work of one kind. */
export interface Workload {
  readonly orders: number;
  /** Hours that the orders take today. */
  readonly hours: number;
  readonly hoursSaved: number;
}

export interface RoiWork {
  readonly inHouse: Workload;
  readonly outsourced: Workload;
}

/** Splits a year's orders into those of one's own people and those of contractors. */
export function computeWork(inputs: RoiInputs): RoiWork {
  const orders = inputs.monthlyWorkOrdersCount * inputs.noOfBuildings * MONTHS;
  const share = inputs.inHouseWorkOrdersPercentage;
  return {
    inHouse: workload(
      (orders * share) / 100,
      inputs.avgTimeForInHouseWorkOrder,
      inputs.timeDecreasePercentageWithProvider,
    ),
    outsourced: workload(
      (orders * (100 - share)) / 100,
      inputs.avgTimeForOutsourcedWorkOrder,
      inputs.timeDecreasePercentageOutsourcedWithProvider,
    ),
  };
}

function workload(orders: number, averageHours: number, decreasePercentage: number): Workload {
  const hours = orders * averageHours;
  return {
    orders: settle(orders),
    hours: settle(hours),
    hoursSaved: settle((hours * decreasePercentage) / 100),
  };
}
