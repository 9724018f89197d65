import type { Page } from 'playwright-core';
import { withSite } from '../scripts/measure/site';
import { calculatorPath } from '../src/roi/link.ts';
import { median, tenths } from './figures';
import type { Measure } from './table';

/** Milliseconds from each of thirty changes of a field until its results stand; a frame is painted in between. */
const changes = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`(async () => {
    const field = document.querySelector('#noOfBuildings');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const times = [];
    for (let value = 11; value < 41; value += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const start = performance.now();
      set.call(field, String(value));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const worked = performance.now() - start;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(worked);
    }
    return times;
  })()`);

/** Milliseconds from the click on Download to the file. */
async function download(page: Page): Promise<number> {
  const start = performance.now();
  await Promise.all([
    page.waitForEvent('download'),
    page.locator('button[type=submit][form]').click(),
  ]);
  return performance.now() - start;
}

/** Milliseconds of a whole answer of the report route. */
async function route(site: string): Promise<number> {
  const start = performance.now();
  await (await fetch(`${site}/roi-pdf/`)).arrayBuffer();
  return performance.now() - start;
}

/** The calculator in a browser, and the route on the local platform, which starts it for each call. */
export async function benchCalculator(): Promise<Measure[]> {
  const measures: Measure[] = [];
  const add = (name: string, value: number, target?: number) =>
    measures.push({
      name,
      unit: 'ms',
      value: tenths(value),
      atMost: true,
      ...(target && { target }),
    });
  await withSite(false, async (site, browser) => {
    add('/roi-pdf on the platform, first', await route(site));
    const warm: number[] = [];
    for (let call = 0; call < 7; call += 1) warm.push(await route(site));
    add('/roi-pdf on the platform, then', median(warm));
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(site + calculatorPath, { waitUntil: 'networkidle' });
    add('one change of an input, to new results', median(await changes(page)), 16);
    add('report in the browser, click to file, first', await download(page));
    add('report in the browser, click to file, again', await download(page));
  });
  return measures;
}
