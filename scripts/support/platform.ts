import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Hint } from './hint';

const ROOT = path.resolve(__dirname, '../..');
const inModules = (file: string): string => path.join(ROOT, 'node_modules', file);
const GUARD = pathToFileURL(path.join(__dirname, 'outliveRequests.mjs')).href;

/** What ends a script from outside. */
export const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Platform {
  readonly url: string;
  /** Ends when the platform ends by itself, with its exit code. */
  readonly ended: Promise<number>;
  readonly stop: () => Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** @throws Hint if the port is in use. */
export async function checkPort(port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Hint(`Port ${port} is in use: end what uses it, or set PORT to another one.`);
}

/** What Deno's package would do as it is installed: without, its program runs below one that outlives it. */
function putDenoInPlace(): void {
  try {
    const api = createRequire(__filename)('deno/install_api.cjs') as { runInstall: () => string };
    api.runInstall();
  } catch (error) {
    throw new Hint('Deno, which runs the edge functions, is missing: run `npm ci` again.', {
      cause: error,
    });
  }
}

async function checkGround(port: number): Promise<void> {
  if (!existsSync(path.join(ROOT, 'public/index.html'))) {
    throw new Hint('There is no built site in public/: run `npm run build` first.');
  }
  putDenoInPlace();
  await checkPort(port);
}

/** What lets the official CLI run edge functions without a network (docs/developers/platform.md). */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [inModules('deno'), inModules('.bin'), process.env['PATH']].join(path.delimiter),
  NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(
    inModules('@netlify/edge-functions-dev/dist/deno/bootstrap.mjs'),
  ).href,
  NETLIFY_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${GUARD}`,
});

const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  // The CLI starts Deno and workers of its own: the whole process group has to end.
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The group has ended already.
  }
};

async function untilItAnswers(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await answers(url)) return true;
    if (child.exitCode !== null) return false;
    await sleep(500);
  }
  return false;
}

/**
 * Serves `public/` with its redirects, edge function and function on Netlify's local platform.
 * @throws Hint if the port is in use, or the build or Deno is missing.
 */
export async function startPlatform(port: number, output: 'inherit' | 'ignore'): Promise<Platform> {
  await checkGround(port);
  const url = `http://localhost:${port}`;
  const child = spawn(
    inModules('.bin/netlify'),
    ['dev', '--offline', '--no-open', '--port', String(port)],
    { cwd: ROOT, env: environment(), stdio: ['ignore', output, output], detached: true },
  );
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0));
  });
  const stop = async (): Promise<void> => {
    signal(child, 'SIGTERM');
    await Promise.race([ended, sleep(5000, undefined, { ref: false })]);
    signal(child, 'SIGKILL');
  };
  // A process group of its own outlives an interrupted script; once it answers, the caller ends it.
  const interrupt = (): void => void stop().finally(() => process.exit(130));
  for (const name of interruptions) process.once(name, interrupt);
  const isThere = await untilItAnswers(url, child);
  for (const name of interruptions) process.off(name, interrupt);
  if (isThere) return { url, ended, stop };
  await stop();
  throw new Hint('The platform did not answer within two minutes; its messages are above.');
}
