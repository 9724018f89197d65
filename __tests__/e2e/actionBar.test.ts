import type { Page } from 'playwright-core';
import chrome from '../../src/copy/chrome.json';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

/** A page with an opening, long parts without forms, and a closing beam. */
const SELLS = '/product/connected-cmms/';
/** A page that begins with its form. */
const ASKS = '/contact/';

const ask = (page: Page) => page.getByRole('button', { name: chrome.enquiry.open });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(siteUnderTest() + address, { waitUntil: 'load' });
  await alive(page);
}

const isShown = async (page: Page): Promise<boolean> => {
  await page.waitForTimeout(600);
  return ask(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
};

/** Scrolls until an element stands where its place says. */
const bring = (page: Page, selector: string, block: 'start' | 'center' = 'center') =>
  page
    .locator(selector)
    .first()
    .evaluate((part, at) => part.scrollIntoView({ behavior: 'instant', block: at }), block);

it('comes when the opening has left, and goes at the closing beam and after it', async () => {
  await withPage(PHONE, async (page) => {
    await open(page, SELLS);
    expect(await isShown(page)).toBe(false);
    await bring(page, 'main [data-bar-off] + *', 'start');
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    expect(await isShown(page)).toBe(true);
    await bring(page, 'main ~ [data-bar-off]');
    expect(await isShown(page)).toBe(false);
    await bring(page, 'footer[data-bar-off]');
    expect(await isShown(page)).toBe(false);
  });
});

it('leaves forms their room', async () => {
  await withPage(PHONE, async (page) => {
    await open(page, ASKS);
    await bring(page, 'main form');
    expect(await isShown(page)).toBe(false);
  });
});

it('comes to the keyboard, opens the enquiry, and covers nothing that has the focus', async () => {
  await withPage(PHONE, async (page) => {
    await open(page, SELLS);
    await ask(page).focus();
    expect(await isShown(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await bring(page, 'main [data-bar-off] + *', 'start');
    await page.locator('main [data-bar-off] + * :is(a, button, summary)').first().focus();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const { left, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return Boolean(document.elementFromPoint(left + 2, bottom - 2)?.closest('[data-away]'));
      });
      expect(
        isCovered && !(await ask(page).evaluate((b) => b.parentElement?.matches(':focus-within'))),
      ).toBe(false);
    }
  });
});
