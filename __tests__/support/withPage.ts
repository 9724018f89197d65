import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/measure/browser';
import { refuseCookies } from '../../scripts/measure/refuseCookies';
import { sawAddress } from './reads';
import { siteUnderTest } from './siteUnderTest';

export { siteUnderTest };

let browser: Browser | undefined;

/** Most of a page runs once: to optimize its scripts takes longer than it saves, as does a process for the network. */
const args = ['--js-flags=--no-maglev --no-turbofan', '--enable-features=NetworkServiceInProcess2'];

beforeAll(async () => {
  browser = await openBrowser({ args });
});

afterAll(() => browser?.close());

/** A page of a visitor of its own, who never was on the site. */
export async function withNewVisitor<T>(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await (browser ??= await openBrowser({ args })).newContext(options);
  context.on('request', (request) => sawAddress(request.url()));
  try {
    return await use(await context.newPage());
  } finally {
    // A page that goes may still be asking for something that a test answers.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  }
}

/** A page of a visitor of its own, who has refused all cookies and is asked no more. */
export const withPage = <T>(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> =>
  withNewVisitor(options, async (page) => {
    await refuseCookies(page.context(), siteUnderTest());
    return use(page);
  });
