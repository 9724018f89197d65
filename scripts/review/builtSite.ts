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

const isAddress = (place: string): boolean => /^https?:/.test(place);

/** Where a record stands: an origin, or the folder of a build; nowhere if it was taken out of it. */
export function placeOf(record: string): string | undefined {
  if (isAddress(record)) return new URL(record).origin;
  const file = path.resolve(record);
  return file.endsWith(RECORD_FILE) ? file.slice(0, -RECORD_FILE.length) : undefined;
}

/** The site that a record stands in. */
export function siteOf(record: string): BuiltSite | undefined {
  const place = placeOf(record);
  if (place === undefined) return undefined;
  return isAddress(place) ? { site: place } : siteInFolder(place);
}
