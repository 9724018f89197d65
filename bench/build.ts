import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, buildCold, copyProject } from '../scripts/support/projectCopy';
import { pressReleases } from './pressReleases';
import { publish, type Measure } from './table';

const SIZES = (process.env['BENCH_SIZES'] ?? '1000').split(',').map(Number);
const REPORT_MEMORY = ['--require', path.resolve('bench/reportMemory.cjs')];

/** The most memory that one process of a build took, in MB. */
const peakIn = (output: string): number =>
  Math.max(0, ...[...output.matchAll(/peak-memory-mb=(\d+)/g)].map((match) => Number(match[1])));

const round = (value: number): number => Math.round(value * 10) / 10;

const named = (pages: number, name: string, unit: string, value: number): Measure => ({
  name: `${pages} added pages: ${name}`,
  unit,
  value: round(value),
});

/** Builds `copy` with so many press releases more; `base` is what it took without any. */
function measure(copy: string, pages: number, base = 0): Measure[] {
  const files = pressReleases(pages);
  for (const [file, text] of files) writeFileSync(path.join(copy, 'content', file), text);
  const { processor, output } = buildCold(copy, REPORT_MEMORY);
  return [
    named(pages, 'cold build', 's', processor),
    named(pages, 'peak memory', 'MB', peakIn(output)),
    ...(pages > 0
      ? [named(pages, 'cold, for each of them', 'ms', ((processor - base) * 1000) / pages)]
      : []),
  ];
}

/** Builds `copy`, one sentence is added, and builds it again as on a machine that keeps its caches. */
function measureEdit(copy: string, pages: number): Measure {
  const [file = ''] = pressReleases(1).keys();
  build(copy, { CI: undefined });
  appendFileSync(path.join(copy, 'content', file), '\nOne more sentence.\n');
  const { processor } = build(copy, { CI: undefined });
  return named(pages, 'warm build after one edit', 's', processor);
}

const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
try {
  copyProject(copy);
  mkdirSync(path.join(copy, 'content/newsroom'), { recursive: true });
  const empty = measure(copy, 0);
  const sizes = SIZES.flatMap((size) => measure(copy, size, empty[0]?.value));
  // Where the most pages are.
  publish('build', [...empty, ...sizes, measureEdit(copy, SIZES.at(-1) ?? 0)]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
