import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { refuseCookies } from '../refuseCookies';
import { scrollThrough, visit } from '../visit';
import { nameOf, slicesOf } from './names';
import type { State } from './states';

const VIEWPORT_HEIGHT = 900;
const SLICE = 1800;

/** Where the site answers, and where the pictures go. */
export interface Setting {
  readonly browser: Browser;
  readonly site: string;
  readonly folder: string;
  readonly isSliced: boolean;
  /** What is done to a browser before it opens a page. */
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

/** Opens the page at a width, motion off, and closes it after `use`; undefined if it is missing. */
async function atWidth<T>(
  { browser, site, prepare }: Setting,
  address: string,
  width: number,
  use: (page: Page) => Promise<T>,
): Promise<T | undefined> {
  const viewport = { width, height: VIEWPORT_HEIGHT };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    await prepare?.(context);
    await refuseCookies(context, site);
    const page = await context.newPage();
    return (await visit(page, site + address)) ? await use(page) : undefined;
  } finally {
    await context.close();
  }
}

/** Waits for every picture that has a place on the page; one that never comes costs 5 seconds. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => image.decode()),
      ),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]).then(() => undefined),
  );
}

/** Shoots the whole page at a width; what there is to warn of, undefined if the page is missing. */
export const shootPage = (
  setting: Setting,
  address: string,
  width: number,
): Promise<string[] | undefined> =>
  atWidth(setting, address, width, async (page) => {
    await scrollThrough(page);
    await waitForPictures(page);
    const [height, sideways] = await page.evaluate((): [number, number] => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight, scrollWidth - clientWidth];
    });
    const shoot = (name: string, clip?: { y: number; height: number }) =>
      page.screenshot({
        path: path.join(setting.folder, name),
        fullPage: true,
        animations: 'disabled',
        ...(clip ? { clip: { x: 0, width, ...clip } } : {}),
      });
    await shoot(nameOf(address, width));
    const slices = setting.isSliced ? slicesOf(height, SLICE) : [];
    for (const [index, slice] of slices.entries()) {
      await shoot(nameOf(address, width, index + 1), slice);
    }
    return sideways > 0 ? [`${address} scrolls sideways by ${sideways} px at ${width} px`] : [];
  });

/** Shoots the window of a page in a state; what there is to warn of, undefined if it is missing. */
export const shootState = (
  setting: Setting,
  { name, address, act }: State,
  width: number,
): Promise<string[] | undefined> =>
  atWidth(setting, address, width, async (page) => {
    try {
      await act(page);
    } catch (error) {
      // Playwright's messages go on with a log of calls.
      const [message] = String(error)
        .replace(/^Error: /, '')
        .split('\n');
      return [`${address} ${name} at ${width} px: ${message}`];
    }
    const file = path.join(setting.folder, nameOf(address, name, width));
    await page.screenshot({ path: file, animations: 'disabled' });
    return [];
  });
