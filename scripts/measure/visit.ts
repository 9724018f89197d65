import type { Page } from 'playwright-core';

/** The one page that is there and answers 404. */
const NOT_FOUND = '/404/';

/** Opens a page and waits until it asks for nothing more; false if there is no such page (404). */
export async function visit(page: Page, url: string): Promise<boolean> {
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return response?.status() !== 404 || new URL(url).pathname === NOT_FOUND;
}

/** Goes down a page by half a screen at a time, so that what is lazy loads, and back to its top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
