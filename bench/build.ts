import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pressReleases } from './pressReleases';
import { publish, type Measure } from './table';

const SIZES = (process.env['BENCH_SIZES'] ?? '100,1000,5000').split(',').map(Number);
const LEFT_OUT = ['node_modules', 'public', '.cache', '.git', '.netlify', 'bench'];

/** A copy of the project that a build may fill, with the packages of this one. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry))) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Builds in `folder`; answers with seconds and the most memory that one process took, in MB. */
function build(folder: string): { seconds: number; megabytes: number } {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--require', path.resolve('bench/reportMemory.cjs'), 'node_modules/.bin/gatsby', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
      maxBuffer: 1 << 28,
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  const megabytes = Math.max(
    0,
    ...[...stderr.matchAll(/peak-memory-mb=(\d+)/g)].map((match) => Number(match[1])),
  );
  return { seconds, megabytes };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function measure(copy: string, pages: number, base: number): Measure[] {
  for (const folder of ['.cache', 'public'])
    rmSync(path.join(copy, folder), { recursive: true, force: true });
  mkdirSync(path.join(copy, 'content/newsroom'), { recursive: true });
  for (const [file, text] of pressReleases(pages))
    writeFileSync(path.join(copy, 'content', file), text);
  const cold = build(copy);
  const edited = [...pressReleases(1).keys()][0] ?? '';
  if (pages > 0) appendFileSync(path.join(copy, 'content', edited), '\nOne more sentence.\n');
  const warm = build(copy);
  const named = (name: string, unit: string, value: number): Measure => ({
    name: `${pages} added pages: ${name}`,
    unit,
    value: round(value),
  });
  return [
    named('cold build', 's', cold.seconds),
    named('peak memory', 'MB', cold.megabytes),
    named('warm build after one edit', 's', warm.seconds),
    ...(pages > 0
      ? [named('cold, for each added page', 'ms', ((cold.seconds - base) * 1000) / pages)]
      : []),
  ];
}

const copy = copyProject();
try {
  const empty = measure(copy, 0, 0);
  const base = empty[0]?.value ?? 0;
  publish('build', [...empty, ...SIZES.flatMap((size) => measure(copy, size, base))]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
