import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { openBrowser } from '../scripts/measure/browser';
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

const SITE = process.env['DEVELOP_URL'] ?? 'http://localhost:8000';
const RUNS = 3;
/** What watches files is given time to settle between two saves; ms. */
const PAUSE = 3000;
const LONGEST = 180_000;

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

/** Seconds from a save until the page says `words`, or no longer says them. */
async function secondsUntil(page: Page, words: string, save: () => void, isThere = true) {
  const began = performance.now();
  save();
  await page
    .getByText(words)
    .first()
    .waitFor({ state: isThere ? 'attached' : 'detached', timeout: LONGEST });
  return (performance.now() - began) / 1000;
}

const middle = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN) * 10) / 10;

async function measure(page: Page, { name, file, address, edit, seen }: Save): Promise<Measure[]> {
  const target = `content/${file}`;
  const before = readFileSync(target, 'utf8');
  await page.goto(SITE + address, { waitUntil: 'load', timeout: LONGEST });
  await page.locator('main').waitFor({ timeout: LONGEST });
  await page.waitForTimeout(PAUSE);
  const there: number[] = [];
  const back: number[] = [];
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      there.push(
        await secondsUntil(page, seen(run), () => writeFileSync(target, edit(before, run))),
      );
      await page.waitForTimeout(PAUSE);
      back.push(await secondsUntil(page, seen(run), () => writeFileSync(target, before), false));
      await page.waitForTimeout(PAUSE);
    }
  } finally {
    writeFileSync(target, before);
  }
  console.log(name, 'seen', there, 'undone', back, 'load', loadavg());
  return [
    { name: `${name}: seen`, unit: 's', value: middle(there) },
    { name: `${name}: undone`, unit: 's', value: middle(back) },
  ];
}

/**
 * From the save of a content file to its words in the browser. Beside a running `npm run develop`:
 * `npx tsx bench/develop.ts`, with DEVELOP_URL if that is elsewhere.
 */
async function main(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const measures: Measure[] = [];
    for (const save of saves) measures.push(...(await measure(page, save)));
    publish('develop', measures);
  } finally {
    await browser.close();
  }
}

void main();
