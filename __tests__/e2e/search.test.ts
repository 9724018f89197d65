import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import dialogCopy from '../../src/copy/searchDialog.json';
import copy from '../../src/copy/layout.json';
import { SEARCH } from '../../src/search/address';
import { searchPath } from '../../src/search/searchPath';
import { siteUnderTest as site, withPage } from '../support/withPage';
import { alive } from './probes/alive';

const PAGE = '/about/';
const INDEX = '/pagefind/';
const WORD = 'override';

const field = (page: Page) => page.getByRole('combobox', { name: dialogCopy.label });
const options = (page: Page) => page.getByRole('option');
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: copy.search });

/** Opens a page, and notes what goes wrong on it and what it asks of the index. */
async function open(page: Page): Promise<{ faults: string[]; asked: string[] }> {
  const faults: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(INDEX)) asked.push(pathname);
  });
  await page.goto(site() + PAGE);
  await alive(page);
  return { faults, asked };
}

/** Resolves when the header hears keys: it comes to life after the page as a whole. */
async function listening(page: Page): Promise<void> {
  const link = await button(page).elementHandle();
  await page.waitForFunction(
    (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')),
    link,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

it('asks nothing of the index before it is opened, and answers by keys alone', () =>
  withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const { faults, asked } = await open(page);
    await listening(page);
    expect(asked).toEqual([]);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.type(WORD);
    // While one types, what is found is for the beginning of the word.
    await page.locator(`[role=listbox] + p a[href="${searchPath(WORD)}"]`).waitFor();
    expect(asked).toContain(`${INDEX}pagefind.js`);
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const href = (await chosen.getAttribute('href')) ?? '';
    expect(await chosen.count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(site() + href);
    await field(page).waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  }));

it('gives the focus back where it was, and keeps the words', () =>
  withPage({ viewport: { width: 390, height: 800 } }, async (page) => {
    await open(page);
    await button(page).click();
    await field(page).fill(WORD);
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    expect(await button(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await field(page).inputValue()).toBe(WORD);
  }));

it('says that the index did not load, and asks again', () =>
  withPage({}, async (page) => {
    await open(page);
    await page.route(`**${INDEX}**`, (route) => route.abort());
    await button(page).click();
    await field(page).fill(WORD);
    const again = page.getByRole('button', { name: dialogCopy.again });
    await again.waitFor();
    await page.unroute(`**${INDEX}**`);
    await again.click();
    await options(page).first().waitFor();
  }));

it('leads to its page without scripts', () =>
  withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(site() + PAGE);
    await button(page).click();
    await page.waitForURL(site() + SEARCH);
  }));

it('opens all that was found on its page', () =>
  withPage({}, async (page) => {
    await open(page);
    await button(page).click();
    await field(page).fill(WORD);
    await options(page).first().waitFor();
    const all = searchPath(WORD);
    await page.getByRole('dialog').locator(`a[href="${all}"]`).first().click();
    await page.waitForURL(site() + all);
  }));

it.each([
  ['pagefind.js', /javascript/],
  ['pagefind-entry.json', /json/],
  ['words.json', /json/],
])('serves %s as what it is', async (file, type) => {
  const answer = await fetch(site() + INDEX + file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
});

it('loses no letter that is typed while the dialog is on its way', () =>
  withPage({}, async (page) => {
    await open(page);
    await listening(page);
    await page.route('**/*.js', async (route) => {
      await sleep(600);
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(WORD, { delay: 20 });
    await field(page).waitFor();
    await page.keyboard.type('s');
    expect(await field(page).inputValue()).toBe(`${WORD}s`);
  }));
