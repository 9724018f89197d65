import type { Browser } from 'playwright-core';
import { pages } from '../scripts/measure/pages';
import { withSite } from '../scripts/measure/site';
import { scriptTasks, type TraceEvent } from '../scripts/measure/tasks/readTasks';
import { median, tenths } from './figures';
import type { Measure } from './table';

/** How much slower than this machine the phone is taken to be, as Lighthouse does. */
const SLOWDOWN = 4;
const RUNS = 3;

/** Milliseconds of the longest task of a script while a page loads on a slow phone. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'v8.execute'],
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    return scriptTasks(traceEvents, url)[0] ?? 0;
  } finally {
    await context.close();
  }
}

/** What keeps a page from answering its visitor while it loads. */
export async function benchTasks(): Promise<Measure[]> {
  const measures: Measure[] = [];
  await withSite(false, async (site, browser) => {
    for (const address of pages) {
      const longest: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        longest.push(await longestTask(browser, site + address));
      measures.push({
        name: `longest script task at ${SLOWDOWN} times slowdown, ${address}`,
        unit: 'ms',
        value: tenths(median(longest)),
        target: 50,
        atMost: true,
      });
    }
  });
  return measures;
}
