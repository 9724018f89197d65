import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../support/browser';

/**
 * A browser that talks to nobody but the site.
 * @throws Hint if there is none on this machine.
 */
export const openBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    ...options,
    executablePath: findBrowser(),
    // Whoever interrupts a script ends the platform too (site.ts), and then the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--no-sandbox',
      // As on phones: without it Chromium without windows rounds the width of each letter.
      '--font-render-hinting=none',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
