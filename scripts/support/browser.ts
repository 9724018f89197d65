import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Hint } from './hint';

const PLACES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined => PLACES.find((place) => place && existsSync(place));

/** Debian's Chromium, where this process may install it. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'inherit', env });
}

/**
 * Path of a Chrome or Chromium; installs Debian's where it may.
 * @throws Hint if there is none.
 */
export function findBrowser(): string {
  const found = installed() ?? (install(), installed());
  if (!found) {
    throw new Hint(
      'No Chrome or Chromium found: install one (Debian: `apt-get install chromium`), or set CHROME_PATH to its program.',
    );
  }
  return found;
}
