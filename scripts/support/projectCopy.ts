import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const LEFT_OUT = ['node_modules', 'public', '.cache', '.git', '.netlify'];

/** Makes `folder` a copy of the project that a build may fill, with the packages of this one. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** What a build took: seconds of processor time over all of its processes, and what it said. */
export interface Build {
  readonly processor: number;
  readonly output: string;
}

/** The user's and the system's minutes and seconds of what a shell has run: its last line of two. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/**
 * Builds the copy in `folder` with nothing left of an earlier build, as Netlify does.
 * @param nodeOptions for the process of the build and every process of it.
 * @throws Error with what the build said if it fails.
 */
export function buildCold(folder: string, nodeOptions: readonly string[] = []): Build {
  for (const name of ['.cache', 'public'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  return build(folder, { CI: 'true' }, nodeOptions);
}

/** What jest sets, and Gatsby would heed. */
const OF_JEST = { JEST_WORKER_ID: undefined, NODE_ENV: undefined };

/** Builds the copy in `folder` upon what is there. */
export function build(
  folder: string,
  variables: Readonly<Record<string, string | undefined>> = {},
  nodeOptions: readonly string[] = [],
): Build {
  const command = [process.execPath, ...nodeOptions, 'node_modules/gatsby/cli.js', 'build'];
  // The wall clock tells how busy a machine is; a shell counts what its processes were given.
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@"; status=$?; times; exit $status', 'sh', ...command],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...OF_JEST, GATSBY_TELEMETRY_DISABLED: '1', ...variables },
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  const [, ...times] = (TIMES.exec(stdout) ?? []).map(Number);
  const [userMinutes = NaN, userSeconds = NaN, systemMinutes = NaN, systemSeconds = NaN] = times;
  const processor = (userMinutes + systemMinutes) * 60 + userSeconds + systemSeconds;
  return { processor, output: `${stdout}\n${stderr}` };
}
