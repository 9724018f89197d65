import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedBrowser } from '../../scripts/support/installedBrowser.mjs';
import { filesOf, fingerprint, hash, KEPT, versionOf } from './fingerprint.mjs';

/** What tests are made of, besides what each reads (`reads.ts`): of another one, nothing is believed. */
const MADE_OF = [
  '__tests__',
  'content/data',
  'netlify',
  'scripts',
  'src',
  'static',
  ...readdirSync('.').filter((name) => /^(gatsby-|package)|\.(mjs|toml)$/.test(name)),
];

/** The Node, the day, the browser if one is used, and what tests are made of. */
export function whatRuns({ inBrowser = false } = {}) {
  const made = MADE_OF.flatMap(filesOf).filter((file) => file !== 'src/gatsby-types.d.ts');
  const day = process.env['SITE_DATE'] ?? new Date().toISOString().slice(0, 10);
  const browser = inBrowser && installedBrowser();
  return hash(process.version, day, browser ? versionOf(browser) : '', fingerprint(made));
}

/**
 * Where a test file leaves the names of what it has read (`reads.ts`).
 * @param {string} test
 */
export const readsFile = (test, folder = KEPT) => path.join(folder, 'reads', `${hash(test)}.json`);

/**
 * How a place is: a file by its content, a folder by the names in it, with `/**` by all that they say.
 * @param {string} place
 */
function stateOf(place) {
  if (place.endsWith('/**')) return fingerprint([path.dirname(place)]);
  if (!existsSync(place)) return '';
  if (statSync(place).isFile()) return hash(readFileSync(place));
  return hash(readdirSync(place, { recursive: true, encoding: 'utf8' }).sort().join('\n'));
}

/** Asks of each place once. */
function statesOnce() {
  /** @type {Record<string, string>} */
  const known = {};
  return (/** @type {string} */ place) => (known[place] ??= stateOf(place));
}

/**
 * Leaves out the test files that passed before, if what runs them and all that they read is as it was
 * then; `remember` keeps those that pass now.
 *
 * @param {object} run
 * @param {string} run.name the tests that run together; others have a memory of their own
 * @param {string} run.by what runs them
 * @param {boolean} [run.all] runs every test, whatever passed before: `npm test -- --all`
 * @param {string} [run.folder]
 */
export function passedBefore(run) {
  const { name, by, all = process.env['npm_config_all'] === 'true', folder = KEPT } = run;
  const began = Date.now();
  const kept = path.join(folder, `${name}.json`);
  /** @type {{ by: string, passed: Record<string, Record<string, string>> } | undefined} */
  const memory = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined;
  const passed = memory?.by === by ? memory.passed : {};
  const now = statesOnce();
  return {
    /** @param {string} test */
    isDue: (test) => {
      const read = passed[test];
      return all || !read || Object.entries(read).some(([place, state]) => now(place) !== state);
    },
    /** @param {readonly { test: string, isGreen: boolean }[]} results of the test files that ran */
    remember(results) {
      const after = statesOnce();
      for (const { test, isGreen } of results) {
        delete passed[test];
        const reads = readsFile(test, folder);
        if (!isGreen || !existsSync(reads)) continue;
        /** @type {string[]} */
        const places = JSON.parse(readFileSync(reads, 'utf8'));
        // What changed while the tests ran may not be what they have seen.
        if (places.some((place) => existsSync(place) && statSync(place).mtimeMs > began)) continue;
        passed[test] = Object.fromEntries(places.map((place) => [place, after(place)]));
      }
      mkdirSync(folder, { recursive: true });
      writeFileSync(kept, JSON.stringify({ by, passed }));
    },
  };
}
