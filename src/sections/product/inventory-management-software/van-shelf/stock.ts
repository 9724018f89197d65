/** Safety stock in standard deviations: short in less than one delivery of twenty. */
const CARE = 1.65;

const WEEK = 7;

/** Pieces used on average until a delivery. */
const usedIn = (perWeek: number, days: number): number => (perWeek * days) / WEEK;

/**
 * Count at which a bin orders: use until delivery plus safety stock. Use is taken as Poisson, so its
 * deviation is the root of its mean. At least one.
 */
export function reorderPoint(perWeek: number, days: number): number {
  const mean = usedIn(perWeek, days);
  return Math.max(1, Math.ceil(mean + CARE * Math.sqrt(mean)));
}

/** Of how many deliveries one comes too late for a bin that orders at `line`: 57 is one of 57. */
export function oneLateOf(perWeek: number, days: number, line: number): number {
  const mean = usedIn(perWeek, days);
  let term = Math.exp(-mean);
  let enough = term;
  for (let used = 1; used <= line; used += 1) {
    term *= mean / used;
    enough += term;
  }
  return Math.max(1, Math.round(1 / Math.max(1 - enough, 1e-6)));
}
