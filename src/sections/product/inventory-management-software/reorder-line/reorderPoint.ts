/** How much more than the mean is kept, in standard deviations: empty in one delivery of twenty. */
const CARE = 1.65;

const WEEK = 7;

/**
 * The stock at which a part has to be ordered: what is used until the delivery arrives, and enough
 * more for a bad stretch. Few parts a week come in clumps, as calls do, so the deviation is the root
 * of the mean. Never less than one: a part that is worth a bin is worth having.
 */
export function reorderPoint(usedPerWeek: number, leadDays: number): number {
  const mean = (usedPerWeek * leadDays) / WEEK;
  return Math.max(1, Math.ceil(mean + CARE * Math.sqrt(mean)));
}
