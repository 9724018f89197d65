/** Moments of a rollout: the day after, six weeks, and the two calls of the first year. */
export const MOMENTS = 8;

export const ROLES = ['decider', 'planner', 'technicians', 'electrician', 'it', 'finance'] as const;
export type Role = (typeof ROLES)[number];

export interface Rollout {
  readonly sites: number;
  readonly assets: number;
  /** Whether meters and controllers are connected. */
  readonly isConnected: boolean;
}

/** Assets whose marked lines a planner reads in an hour; 18% of them are marked. */
const ASSETS_AN_HOUR = 319;
/** Codes for each asset of the first building, doors included, and hours for each code. */
const CODES_AN_ASSET = 0.836;
const HOURS_A_CODE = 0.05;
/** Two technicians, two days with our engineer; more codes than that wait for the next round. */
const MOST_CODING = 24;
/** A planner’s hours for each further building that takes over what held in the first. */
const HOURS_A_COPY = 5 / 9;

/** Hours of each role at each moment: medians of 74 rollouts, with what grows by assets and buildings. */
export function hoursByRole(rollout: Rollout): Readonly<Record<Role, readonly number[]>> {
  const { sites, assets, isConnected } = rollout;
  const reading = assets / ASSETS_AN_HOUR;
  const coding = Math.min((assets / sites) * CODES_AN_ASSET * HOURS_A_CODE, MOST_CODING);
  const copying = (sites - 1) * HOURS_A_COPY;
  const wiring = isConnected ? 6 : 0;
  const network = isConnected ? 2 : 0;
  return {
    decider: [1, 0, 0, 0, 0, 0, 1, 2],
    planner: [0, reading, 0, 5, 0, copying, 2, 0],
    technicians: [0, 0, coding, 9, 0, 0, 0, 0],
    electrician: [0, 0, 0, 0, wiring, 0, 0, 0],
    it: [0, 0, 0, 0, network, 2, 0, 0],
    finance: [0, 0, 0, 0, 0, 0, 0, 1],
  };
}

const sumOf = (hours: readonly number[]): number => hours.reduce((all, one) => all + one, 0);

/** Whole hours of each role in the first year, and their sum. */
export function wholeHours(rollout: Rollout): { of: Readonly<Record<Role, number>>; sum: number } {
  const hours = hoursByRole(rollout);
  const of = Object.fromEntries(
    ROLES.map((role) => [role, Math.round(sumOf(hours[role]))]),
  ) as Record<Role, number>;
  return { of, sum: sumOf(Object.values(of)) };
}
