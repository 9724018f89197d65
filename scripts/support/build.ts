import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Hint } from './hint';

const ROOT = path.resolve(__dirname, '../..');
// Every build writes it again.
const OUTPUT = path.join(ROOT, 'public/_headers');
const INPUTS = 'content src static gatsby-config.ts gatsby-node.ts package-lock.json'.split(' ');

/** Settings that change the site without changing a file; with one of them there is always a build. */
const SETTINGS = ['SITE_DATE', 'SITE_URL', 'SITE_NOINDEX', 'SHOW_DRAFTS', 'PLAIN_GATSBY'];

function newest(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(file)
      // Written by the build itself.
      .filter((name) => name !== 'gatsby-types.d.ts')
      .map((name) => newest(path.join(file, name))),
  );
}

function isFresh(): boolean {
  if (!existsSync(OUTPUT) || SETTINGS.some((name) => process.env[name])) return false;
  const builtAt = statSync(OUTPUT).mtimeMs;
  return INPUTS.every((input) => newest(path.join(ROOT, input)) <= builtAt);
}

/**
 * Builds the site unless the last build is newer than everything it is made of.
 * @throws Hint if the build fails.
 */
export function buildIfNeeded(): void {
  if (isFresh()) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Hint('The build failed; its messages are above.');
}
