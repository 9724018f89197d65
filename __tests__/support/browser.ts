import { chromium, type Browser } from 'playwright-core';

/** A browser that talks to nobody but the site. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
