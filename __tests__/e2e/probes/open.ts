import type { Page } from 'playwright-core';
import { alive } from './alive';

/** Opens a page at a width and waits until it answers; then tells whether it is wider than that. */
export async function openAt(page: Page, url: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${clientWidth} px: ${scrollWidth} px wide`] : [];
  });
}
