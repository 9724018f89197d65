/** Safety stock in standard deviations: empty in one delivery of twenty. */
const CARE = 1.65;

const WEEK = 7;

/**
 * Reorder point: use until delivery plus safety stock. Use is taken as Poisson, so its deviation is
 * the root of its mean. At least one.
 */
export function reorderPoint(usedPerWeek: number, leadDays: number): number {
  const mean = (usedPerWeek * leadDays) / WEEK;
  return Math.max(1, Math.ceil(mean + CARE * Math.sqrt(mean)));
}
