import { existsSync } from 'node:fs';

/** A Chromium without windows goes first: the same engine, and a page takes it a third less time. */
const PLACES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chrome or Chromium, where there is one. */
export const installedBrowser = () => PLACES.find((place) => place && existsSync(place));
