import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../scripts/measure/browser';
import { copyProject } from '../scripts/support/projectCopy';
import { median, tenths } from './figures';
import { publish, type Measure } from './table';

/** A save, and what a page says once it is seen. */
interface Save {
  readonly name: string;
  /** Below `content/`. */
  readonly file: string;
  readonly address: string;
  readonly edit: (text: string, run: number) => string;
  readonly seen: (run: number) => string;
}

const PORT = process.env['PORT'] ?? '8898';
const SITE = `http://localhost:${PORT}`;
const RUNS = 3;
/** What watches files is given time to settle between two saves; ms. */
const PAUSE = 3000;
const LONGEST = 300_000;
/** Seconds that a writer waits gladly: for the start, and for a save. */
const TARGETS = { start: 60, save: 2 };

const saves: readonly Save[] = [
  {
    name: 'text of a release',
    file: 'newsroom/night-alarms.md',
    address: '/newsroom/night-alarms/',
    edit: (text, run) => `${text.trimEnd()}\n\nThis was save number ${run}.\n`,
    seen: (run) => `This was save number ${run}.`,
  },
  {
    name: 'fact of a customer',
    file: 'data/customers/fennel.yaml',
    address: '/product/connected-refrigeration/',
    edit: (text, run) => text.replace(/stores: \d+/, `stores: ${900 + run}`),
    seen: (run) => `${900 + run}`,
  },
  {
    name: 'fault of frontmatter',
    file: 'newsroom/night-alarms.md',
    address: '/newsroom/night-alarms/',
    edit: (text, run) => text.replace(/^date: .*$/m, `date: ${run} March`),
    seen: (run) => `date: expected an ISO date such as 2025-03-12, got "${run} March"`,
  },
];

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Seconds of processor time that a process and all below it have been given so far. */
function processorOf(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,cputimes='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = new Set([root]);
  // Children have higher numbers than their parents, as long as the numbers do not start again.
  for (const [pid = 0, ppid = 0] of rows) if (below.has(ppid)) below.add(pid);
  return rows.reduce((sum, [pid = 0, , seconds = 0]) => sum + (below.has(pid) ? seconds : 0), 0);
}

/** Steps of Gatsby that take this long are named; s. */
const LONG = 1;

/** Starts `gatsby develop` in a folder, in a group of processes that can be ended as one, and names its long steps. */
function startDevelop(folder: string): ChildProcess {
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '-p', PORT], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', CI: '', GATSBY_TELEMETRY_DISABLED: '1' },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const [, step, seconds] of text.matchAll(/success (.+?) - ([\d.]+)s/g))
      if (Number(seconds) >= LONG) console.log(`  ${step}: ${seconds} s`);
  });
  // It would outlive whoever interrupts the bench.
  process.once('exit', () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** The page as soon as it answers. */
async function openWhenReady(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  const until = performance.now() + LONGEST;
  for (;;) {
    try {
      await page.goto(SITE + address, { waitUntil: 'load', timeout: LONGEST });
      await page.locator('main').waitFor({ timeout: LONGEST });
      return page;
    } catch (error) {
      if (performance.now() > until) throw error;
      await page.waitForTimeout(500);
    }
  }
}

/** Starts the server and says when the first page is seen, and what that took. */
async function measureStart(
  name: string,
  folder: string,
  browser: Browser,
): Promise<{ child: ChildProcess; page: Page; measures: Measure[] }> {
  const began = performance.now();
  const child = startDevelop(folder);
  try {
    const page = await openWhenReady(browser, saves[0]?.address ?? '/');
    const seconds = tenths(secondsSince(began));
    const processor = processorOf(child.pid ?? 0);
    console.log(name, seconds, 'processor', processor, 'load', loadavg());
    return {
      child,
      page,
      measures: [
        { name, unit: 's', value: seconds, target: TARGETS.start, atMost: true },
        { name: `${name}, processor`, unit: 's', value: processor },
      ],
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Seconds from a save until the page says `words`, or no longer says them. */
async function secondsUntil(page: Page, words: string, save: () => void, isThere = true) {
  const began = performance.now();
  save();
  await page
    .getByText(words)
    .first()
    .waitFor({ state: isThere ? 'attached' : 'detached', timeout: LONGEST });
  return secondsSince(began);
}

async function measureSave(
  page: Page,
  folder: string,
  { name, file, address, edit, seen }: Save,
): Promise<Measure[]> {
  const target = path.join(folder, 'content', file);
  const before = readFileSync(target, 'utf8');
  await page.goto(SITE + address, { waitUntil: 'load', timeout: LONGEST });
  await page.locator('main').waitFor({ timeout: LONGEST });
  await page.waitForTimeout(PAUSE);
  const there: number[] = [];
  const back: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    there.push(await secondsUntil(page, seen(run), () => writeFileSync(target, edit(before, run))));
    await page.waitForTimeout(PAUSE);
    back.push(await secondsUntil(page, seen(run), () => writeFileSync(target, before), false));
    await page.waitForTimeout(PAUSE);
  }
  console.log(name, 'seen', there, 'undone', back, 'load', loadavg());
  const measure = (what: string, seconds: readonly number[]): Measure => ({
    name: `${name}: ${what}`,
    unit: 's',
    value: tenths(median(seconds)),
    target: TARGETS.save,
    atMost: true,
  });
  return [measure('seen', there), measure('undone', back)];
}

/**
 * `npm run bench:develop`: from `npm run develop` to a page in the browser, with nothing kept and with
 * what the last start kept, and from the save of a content file to its words. In a copy of the project.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-develop-'));
  const browser = await openBrowser();
  let running: ChildProcess | undefined;
  try {
    copyProject(folder);
    const first = await measureStart('start, nothing kept', folder, browser);
    running = first.child;
    const measures = [...first.measures];
    for (const save of saves) measures.push(...(await measureSave(first.page, folder, save)));
    await first.page.close();
    await end(first.child);
    const second = await measureStart('start again', folder, browser);
    running = second.child;
    publish('develop', [...measures, ...second.measures]);
  } finally {
    await browser.close();
    if (running) await end(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
void main();
