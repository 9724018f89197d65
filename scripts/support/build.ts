import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hint } from './hint';

const ROOT = path.resolve(__dirname, '../..');
const STAMP = path.join(ROOT, '.cache/built-from.json');
const INPUTS = 'content src static gatsby-config.ts gatsby-node.ts package-lock.json'.split(' ');

/** What else decides how the site looks. */
const settings = (): string =>
  JSON.stringify(
    ['SITE_DATE', 'SITE_URL', 'SITE_NOINDEX', 'SHOW_DRAFTS'].map((name) => process.env[name] ?? ''),
  );

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
  if (!existsSync(STAMP) || !existsSync(path.join(ROOT, 'public/index.html'))) return false;
  if (readFileSync(STAMP, 'utf8') !== settings()) return false;
  const builtAt = statSync(STAMP).mtimeMs;
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
  writeFileSync(STAMP, settings());
}
