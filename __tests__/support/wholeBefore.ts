import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/support/browser';
import { fingerprint, hash, KEPT, versionOf } from './fingerprint.mjs';

/** What decides what a tour would find on a page, besides the page. */
const LOOKS_BY = [
  '__tests__/e2e/probes',
  '__tests__/e2e/pages.test.ts',
  '__tests__/e2e/showcase.test.ts',
  '__tests__/support',
  'scripts/measure',
  'netlify.toml',
  'netlify/edge-functions',
  'src/redirects',
  'static',
  // What every page may show that is not its own.
  'public/page-data/sq/d',
  'node_modules/axe-core/package.json',
  'node_modules/playwright-core/package.json',
];

/** The headers of every page, of which the policy for scripts is one; those of single files follow. */
function headersOfPages(): string {
  const [, ofAll = ''] = readFileSync('public/_headers', 'utf8').split(/^\/(?=\*$)/m);
  return ofAll.split(/^\//m)[0] ?? '';
}

/** One text for what looks at pages: the browser, its driver, axe, the tests, and what serves the site. */
export const whatLooks = (): string =>
  hash(versionOf(findBrowser()), headersOfPages(), fingerprint(LOOKS_BY));

/** A page as it is sent: its HTML has its styles in it, and names its scripts and pictures by their content. */
function keyOf(address: string, site: string): string {
  const data = path.join(site, 'page-data', address, 'page-data.json');
  const html = readFileSync(path.join(site, address, 'index.html'));
  return hash(html, existsSync(data) ? readFileSync(data) : '');
}

interface Memory {
  /** What looked (`whatLooks`). */
  readonly by: string;
  /** Each page that was whole, by its address. */
  readonly pages: Readonly<Record<string, string>>;
}

function read(file: string): Memory | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : undefined;
}

interface Tour {
  readonly name: string;
  readonly addresses: readonly string[];
  /** What is done on the visit, where pages of a tour differ in that. */
  readonly howOf?: (address: string) => string;
  /** What looks in this run; of other tests and another browser nothing is believed. */
  readonly by?: string;
  /** Looks at every page, whatever was seen before: `npm test -- --all`. */
  readonly all?: boolean;
  readonly site?: string;
  readonly folder?: string;
}

/**
 * The pages of a tour that no run before has found whole as they are now, with the same browser and
 * tests; `remember` keeps those that this one did.
 */
export function leaveOutWhole(tour: Tour) {
  const {
    name,
    addresses,
    howOf = () => '',
    by = whatLooks(),
    site = 'public',
    folder = KEPT,
  } = tour;
  const { all = process.env['npm_config_all'] === 'true' } = tour;
  const file = path.join(folder, `${name}.json`);
  const keys = new Map(addresses.map((one) => [one, howOf(one) + keyOf(one, site)]));
  const memory = all ? undefined : read(file);
  const known = memory?.by === by ? memory.pages : {};
  const due = addresses.filter((one) => known[one] !== keys.get(one));
  return {
    due,
    /** @param faults By address, of the pages that were due. */
    remember: (faults: Readonly<Record<string, unknown>>): void => {
      const whole = [...keys].filter(([address]) => !(address in faults));
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ by, pages: Object.fromEntries(whole) }));
    },
  };
}
