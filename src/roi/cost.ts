import type { RoiInputs } from './fields.ts';
import { integrationShare } from './rates.ts';
import { buildingTiers, employeeTiers, tierFor, type TierRange } from './tiers.ts';

/** What the first year costs, in USD, with its parts. */
export interface RoiCost {
  readonly employees: TierRange;
  readonly buildings: TierRange;
  readonly integration: number;
  readonly total: number;
}

/** What the price depends on. */
type Priced = Pick<
  RoiInputs,
  'totalNumberOfInhouseOandMEmployees' | 'noOfBuildings' | 'isIntegration'
>;

export function computeCost(inputs: Priced): RoiCost {
  const employees = tierFor(employeeTiers, inputs.totalNumberOfInhouseOandMEmployees);
  const buildings = tierFor(buildingTiers, inputs.noOfBuildings);
  const integration = inputs.isIntegration ? (employees.price * integrationShare.paid) / 100 : 0;
  const total = employees.price + buildings.price + integration;
  return { employees, buildings, integration, total };
}
