import type { Page } from 'playwright-core';

/** Resolves when React has the page: its fonts are there, and its controls answer. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length);
  await page.evaluate('document.fonts.ready');
}
