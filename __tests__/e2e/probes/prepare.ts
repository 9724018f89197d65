import type { Page } from 'playwright-core';
import { bringAxe } from './axe';
import { stayWhenPressed } from './pressed';

/** Makes a tab ready for a tour of pages that looks at them with axe and presses what they show. */
export async function prepare(page: Page): Promise<void> {
  await bringAxe(page);
  await stayWhenPressed(page);
}
