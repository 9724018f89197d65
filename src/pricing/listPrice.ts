import { computeCost } from '../roi/cost.ts';

/** Whom a partner brings. */
export interface Customer {
  readonly staff: number;
  readonly buildings: number;
}

/** USD a year by the price list, with connections; without the calculator, which no such page needs. */
export const listPrice = ({ staff, buildings }: Customer): number =>
  computeCost({
    totalNumberOfInhouseOandMEmployees: staff,
    noOfBuildings: buildings,
    isIntegration: true,
  }).total;
