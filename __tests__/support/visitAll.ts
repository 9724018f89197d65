import type { BrowserContextOptions, Page } from 'playwright-core';
import { siteUnderTest, withPage } from './withPage';

/** While one page waits for the network another one is drawn; more tabs than this take as long. */
const TABS = 3;

interface Tour extends BrowserContextOptions {
  readonly addresses: readonly string[];
  /** Called once for each tab, before its first page. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Looks at a page as it is about to be opened, and tells what is wrong with it. */
  readonly visit: (page: Page, url: string, address: string) => Promise<readonly string[]>;
}

/**
 * Visits many pages with a few tabs, and gives what is wrong by address. A tab keeps its files from
 * page to page, as a new visitor would not; it remembers nothing else.
 */
export async function visitAll(tour: Tour): Promise<Record<string, readonly string[]>> {
  const { addresses, prepare, visit, ...options } = tour;
  const left = [...addresses].reverse();
  const faults: Record<string, readonly string[]> = {};
  const walk = (): Promise<void> =>
    withPage({ reducedMotion: 'reduce', ...options }, async (page) => {
      await page.addInitScript('localStorage.clear(); sessionStorage.clear()');
      await prepare?.(page);
      for (let address = left.pop(); address; address = left.pop()) {
        const found = await visit(page, siteUnderTest() + address, address);
        if (found.length > 0) faults[address] = found;
      }
    });
  await Promise.all(Array.from({ length: TABS }, walk));
  return faults;
}

/** Milliseconds for a tour of so many pages, also where other work goes on. */
export const patienceFor = (addresses: readonly string[]): number =>
  60_000 + addresses.length * 10_000;
