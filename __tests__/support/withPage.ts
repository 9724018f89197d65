import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/measure/browser';

export const siteUnderTest = (): string => process.env['SITE_UNDER_TEST'] ?? '';

let browser: Browser | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** A page of a visitor of its own, with nothing remembered. */
export async function withPage<T>(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await (browser ??= await openBrowser()).newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
