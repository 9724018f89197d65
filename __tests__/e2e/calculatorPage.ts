import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { formatUsd } from '../../src/format/number';
import { calculatorPath } from '../../src/roi/link';
import { computeRoi } from '../../src/roi/model';
import { parseInputs } from '../../src/roi/parse';
import { withInputs } from '../roi/arbitraries';
import { firstPageTexts } from '../roi/readPdf';
import { siteUnderTest as site, withPage } from '../support/withPage';
import { alive } from './probes/alive';

/** Opens the calculator, uses it and closes it; an error of the page fails the test. */
export const onPage = (
  query: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> =>
  withPage({ viewport: { width: 1280, height: 900 }, ...options }, async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site() + calculatorPath + query, { waitUntil: 'load' });
    if (options.javaScriptEnabled !== false) await alive(page);
    await use(page);
    expect(errors).toEqual([]);
  });

export const buildings = '#noOfBuildings';
export const download = (page: Page) => page.locator('button[type=submit][form]');
/** Copy link, CSV, print, reset. */
export const tools = (page: Page) => page.locator('#roi-result [role=group] button');
export const savedOf = (changes: Parameters<typeof withInputs>[0]): string =>
  formatUsd(computeRoi(withInputs(changes)).totalCostSavedPerYear);

/** Waits until a field has this text. */
export async function expectValue(page: Page, field: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([selector, value]) => document.querySelector<HTMLInputElement>(selector)?.value === value,
    [field, text] as const,
  );
}

/** Waits until the result shows a figure; everything below follows it. */
export async function expectSaved(page: Page, figure: string): Promise<void> {
  await page.locator('#roi-result').getByText(figure, { exact: true }).first().waitFor();
}

/** Waits until the address has these inputs. */
export async function expectAddress(
  page: Page,
  changes: Parameters<typeof withInputs>[0],
): Promise<void> {
  await page.waitForURL(({ searchParams }) => {
    const parsed = parseInputs(searchParams);
    const wanted = withInputs(changes);
    return parsed.ok && JSON.stringify(parsed.inputs) === JSON.stringify(wanted);
  });
}

export const wordsOf = async (file: Download): Promise<string> =>
  (await firstPageTexts(new Uint8Array(await readFile(await file.path())))).join(' ');

export const downloaded = async (page: Page, press: () => Promise<void>): Promise<Download> =>
  (await Promise.all([page.waitForEvent('download'), press()]))[0];
