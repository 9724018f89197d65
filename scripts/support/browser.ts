import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Hint } from './hint';
import { installedBrowser } from './installedBrowser.mjs';

/** Debian's Chromium, where this process may install it. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-q');
  // Older releases have it with windows only.
  const { status } = apt('install', '-y', '-q', 'chromium-headless-shell');
  if (status !== 0) apt('install', '-y', '-q', 'chromium');
}

/**
 * Path of a Chrome or Chromium; installs Debian's where it may.
 * @throws Hint if there is none.
 */
export function findBrowser(): string {
  const found = installedBrowser() ?? (install(), installedBrowser());
  if (!found) {
    throw new Hint(
      'No Chrome or Chromium found: install one (Debian: `apt-get install chromium`), or set CHROME_PATH to its program.',
    );
  }
  return found;
}
