import type { Browser } from 'playwright-core';
import { withSite } from '../scripts/measure/site';
import dialog from '../src/copy/searchDialog.json';
import { median, tenths } from './figures';
import type { Measure } from './table';

/** How much slower than this machine the phone is taken to be, as Lighthouse does. */
const SLOWDOWN = 4;
const RUNS = 5;

/** A visitor sees the field and begins to type, in ms; the index is loaded meanwhile. */
const BEGINNING = 500;

const PAGE = '/about/';

interface Times {
  /** Milliseconds from the first word to its first result. */
  readonly first: number;
  /** Milliseconds from the next word to a result of its own. */
  readonly next: number;
  /** Bytes that both searches sent. */
  readonly bytes: number;
}

const sizeOf = async (url: string): Promise<number> =>
  (await (await fetch(url)).arrayBuffer()).byteLength;

/** Two searches of a visitor who has never searched, on a slow phone. */
async function search(browser: Browser, site: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(site + PAGE, { waitUntil: 'networkidle' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: dialog.label });
    // The browser does not always give the body of what a worker asked for.
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/pagefind/')) asked.add(request.url());
    });
    await field.waitFor();
    await page.waitForTimeout(BEGINNING);
    const timeTo = (words: string): Promise<number> =>
      field.evaluate(async (input: HTMLInputElement, typed) => {
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const start = performance.now();
        value?.set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // No function with a name in here: the loader would add to it what the page does not have.
        while (
          ![...document.querySelectorAll('[role=option] mark')].some((mark) =>
            mark.textContent?.toLowerCase().startsWith(typed.slice(0, 5)),
          )
        ) {
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
        return performance.now() - start;
      }, words);
    const first = await timeTo('override');
    const next = await timeTo('refrigerant');
    const sizes = await Promise.all([...asked].map(sizeOf));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { first, next, bytes };
  } finally {
    await context.close();
  }
}

/** The search in the dialog, on the local platform. */
export async function benchSearch(): Promise<Measure[]> {
  const times: Times[] = [];
  await withSite(false, async (site, browser) => {
    for (let run = 0; run < RUNS; run += 1) times.push(await search(browser, site));
  });
  const measure = (name: string, values: number[], unit: string, target?: number): Measure => ({
    name: `search at ${SLOWDOWN} times slowdown, ${name}`,
    unit,
    value: tenths(median(values)),
    atMost: true,
    ...(target && { target }),
  });
  return [
    measure(
      'first word',
      times.map(({ first }) => first),
      'ms',
      300,
    ),
    measure(
      'next word',
      times.map(({ next }) => next),
      'ms',
      300,
    ),
    measure(
      'sent for both, unpacked',
      times.map(({ bytes }) => bytes / 1000),
      'kB',
    ),
  ];
}
