import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { RECORD_FILE } from '../../src/review/record/address';

/** A site as pictures are taken of it: where it answers, and what makes a browser find it there. */
export interface BuiltSite {
  readonly site: string;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A folder as it answers to a browser, without a server; addresses that end in a slash are pages. */
export function siteInFolder(folder: string): BuiltSite {
  const site = 'http://built.localhost';
  return {
    site,
    prepare: (context) =>
      context.route(`${site}/**`, async (route) => {
        const address = decodeURIComponent(new URL(route.request().url()).pathname);
        const file = path.join(folder, address.endsWith('/') ? `${address}index.html` : address);
        await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
      }),
  };
}

/** The site that a record stands in: its origin, or the folder of its build; none if it was taken out of it. */
export function siteOf(record: string): BuiltSite | undefined {
  if (/^https?:/.test(record)) return { site: new URL(record).origin };
  if (!path.resolve(record).endsWith(RECORD_FILE)) return undefined;
  return siteInFolder(path.resolve(record).slice(0, -RECORD_FILE.length));
}
