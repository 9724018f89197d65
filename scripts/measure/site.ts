import type { Browser, LaunchOptions } from 'playwright-core';
import { buildIfNeeded } from '../support/build';
import { checkPort, interruptions, startPlatform } from '../support/platform';
import { openBrowser } from './browser';

type Use = (site: string, browser: Browser) => Promise<void>;

/** Whatever happens, the browser ends: an open one would keep the script from its end. */
async function withBrowser(use: (browser: Browser) => Promise<void>, options: LaunchOptions) {
  const browser = await openBrowser(options);
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Serves the site on the local platform, at PORT or 8897, and opens a browser while `use` runs.
 * Builds it first if it has changed, unless `isBuilt` says to take it as it stands.
 * @throws Hint if the port is in use, the build fails or there is no browser.
 */
export async function withSite(
  isBuilt: boolean,
  use: Use,
  options: LaunchOptions = {},
): Promise<void> {
  const port = Number(process.env['PORT'] ?? 8897);
  // Before the build, which takes longer than fixing this.
  await checkPort(port);
  if (!isBuilt) buildIfNeeded();
  const platform = await startPlatform(port, 'ignore');
  for (const name of interruptions) {
    process.once(name, () => void platform.stop().finally(() => process.exit(130)));
  }
  try {
    await withBrowser((browser) => use(platform.url, browser), options);
  } finally {
    await platform.stop();
  }
}
