import type { Result } from 'lighthouse';
import { formatTable } from '../table';

/** The least that each category may score, of 100. */
export const limits = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Category = keyof typeof limits;
export const categories = Object.keys(limits) as Category[];

/** Below this, Lighthouse marks an audit as failed. */
const PASSED = 0.9;

export type Report = Pick<Result, 'categories' | 'audits'>;

// Lighthouse gives a category without a score when it could not measure it.
const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The run whose performance is in the middle; the worse of two. */
export function medianRun(runs: readonly Report[]): Report | undefined {
  const sorted = [...runs].sort(
    (one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'),
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function failedAudits(report: Report, category: Category): string[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = report.audits[id];
    // No score: not applicable, or for information only.
    if (!audit || audit.score === null || audit.score >= PASSED) return [];
    return [`  ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}

/** A line for each category below its limit, and one for each audit in it that failed. */
export function findBelowLimit(address: string, report: Report): string[] {
  return categories.flatMap((category) => {
    const score = scoreOf(report, category);
    if (score >= limits[category]) return [];
    return [
      `${address}: ${category} ${score}, limit ${limits[category]}`,
      ...failedAudits(report, category),
    ];
  });
}

const valueOf = (report: Report, audit: string, digits: number, unit: string): string => {
  const value = report.audits[audit]?.numericValue;
  return value === undefined ? '?' : `${value.toFixed(digits)}${unit}`;
};

/** All pages under one head; the last row states the limits. */
export function formatScores(pages: ReadonlyMap<string, Report>): string {
  const rows = [...pages].map(([address, report]) => [
    address,
    ...categories.map((category) => String(scoreOf(report, category))),
    valueOf(report, 'largest-contentful-paint', 0, ' ms'),
    valueOf(report, 'total-blocking-time', 0, ' ms'),
    valueOf(report, 'cumulative-layout-shift', 4, ''),
  ]);
  const limit = ['limit', ...categories.map((category) => String(limits[category]))];
  return formatTable(['page', ...categories, 'LCP', 'TBT', 'CLS'], [...rows, limit]);
}
