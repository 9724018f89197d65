import { MONTHS } from './rates.ts';
import { settle } from './settle.ts';

/** Beyond this many months the text names no number. */
const LONGEST = 6;

/** Months until the savings of a year, spread evenly, cover a cost; null where nothing is saved. */
export function breakevenMonths(cost: number, savedPerYear: number): number | null {
  return savedPerYear > 0 ? settle((cost * MONTHS) / savedPerYear) : null;
}

/** Breakeven in words. Source: docs/decisions.md, ROI calculator. */
export function breakevenTimeline(months: number | null): string {
  if (months === null || months > LONGEST) return `> ${LONGEST} months`;
  if (months < 1) return '< 1 month';
  const whole = Math.ceil(months);
  return whole === 1 ? '1 month' : `${whole} months`;
}
