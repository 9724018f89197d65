import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What changes modules for all that come after it; whatever else does says so by this word. */
const ALONE = /jest\.(mock|isolateModules|resetModules)\(|@jest-environment|@alone/;

/** Those of each sort: what needs neither build nor browser, with a page or without, and what reads a build. */
const SORTS = {
  logic: /^(?!(builds|site|e2e|load|together)\/).*\.test\.ts$/,
  components: /^(?!together\/).*\.test\.tsx$/,
  site: /^site\/.*\.test\.ts$/,
};

/**
 * The test files of a sort by how they run: in company, many in one world of modules, since to load those
 * takes longer than most tests do; or alone.
 *
 * @param {string} tests the folder of all tests
 * @param {keyof typeof SORTS} sort
 * @returns {{ alone: string[], inCompany: string[] }} paths below the folder, in order
 */
export function companyOf(tests, sort) {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => SORTS[sort].test(path))
    .sort();
  const alone = files.filter((path) => ALONE.test(readFileSync(join(tests, path), 'utf8')));
  return { alone, inCompany: files.filter((path) => !alone.includes(path)) };
}
