import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import copy from '../../src/copy/forms.json';
import { contentPages } from '../support/builtSite';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';

interface Download {
  readonly file: string;
  readonly thanks: string;
}

const book = contentPages().find(
  ({ file, isShown, data }) => file.startsWith('ebooks/') && isShown && data['download'],
);
const { file, thanks } = (book?.data['download'] ?? {}) as Download;
const form = parse(readFileSync('content/data/forms/ebook-download.yaml', 'utf8')) as {
  button: string;
};

const PHONE = { viewport: { width: 375, height: 812 } };
const button = (page: Page) => page.getByRole('button', { name: form.button });
const given = (page: Page) => page.locator(`main a[href="${file}"]:not([download])`);

const openBook = (page: Page) => page.goto(siteUnderTest() + book?.address, { waitUntil: 'load' });

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of [
    ['fullName', 'Dana Rosen'],
    ['email', 'dana@kestrel.example'],
    ['companyName', 'Kestrel Property'],
  ] as const) {
    await page.getByRole('textbox', { name: copy.fields[name].label }).fill(value);
  }
}

it('gives a book at once, by the clock of the visitor, and asks nobody twice', async () => {
  await withPage(PHONE, async (page) => {
    await openBook(page);
    await alive(page);
    await fillIn(page);
    await button(page).click();
    await page.waitForURL(`**${thanks}`);
    await given(page).last().waitFor();
    expect(await page.locator('main ol time').count()).toBeGreaterThan(1);
    expect(await axeViolations(page)).toEqual([]);
    const answer = await page.request.get(siteUnderTest() + file);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).length).toBe(statSync(path.join('static', file)).size);
    await openBook(page);
    await given(page).waitFor();
    expect(await button(page).count()).toBe(0);
  });
});

it('gives it without JavaScript, with spans of time in place of hours', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await openBook(page);
    await fillIn(page);
    await button(page).click();
    await page.waitForURL(`**${thanks}`);
    expect(await given(page).count()).toBeGreaterThan(0);
    expect(await page.locator('main ol li').count()).toBeGreaterThan(1);
    expect(await page.locator('main ol time').count()).toBe(0);
  });
});
