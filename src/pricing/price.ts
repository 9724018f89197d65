import { buildingTiers, employeeTiers, tierFor, type TierRange } from './tiers.ts';

/** Who pays. */
export interface Customer {
  /** In-house staff. */
  readonly staff: number;
  readonly buildings: number;
}

/** What the price depends on. */
export interface PriceInputs extends Customer {
  /** Whether Lintel connects equipment and other systems. */
  readonly connections: boolean;
}

/** What a year costs, in USD, with its parts. */
export interface Price {
  readonly employees: TierRange;
  readonly buildings: TierRange;
  readonly integration: number;
  readonly total: number;
}

/** Connections, in percent of the employee tier. Source: docs/specification.md, section 9. */
export const CONNECTIONS_SHARE = 30;

/** The price by the list. */
export function priceOf({ staff, buildings, connections }: PriceInputs): Price {
  const employees = tierFor(employeeTiers, staff);
  const sites = tierFor(buildingTiers, buildings);
  const integration = connections ? (employees.price * CONNECTIONS_SHARE) / 100 : 0;
  const total = employees.price + sites.price + integration;
  return { employees, buildings: sites, integration, total };
}

/** The price with connections, in USD a year. */
export const listPrice = (customer: Customer): number =>
  priceOf({ ...customer, connections: true }).total;
