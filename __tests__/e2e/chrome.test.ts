import type { Page } from 'playwright-core';
import chrome from '../../src/copy/chrome.json';
import forms from '../../src/copy/forms.json';
import layout from '../../src/copy/layout.json';
import { siteUnderTest, withPage } from '../support/withPage';
import { first, groupOfNewsroom, last, NEWSROOM, newsroom, open, second } from './chromePage';
import { alive } from './probes/alive';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const isExpanded = (page: Page, name: string) => menu(page, name).getAttribute('aria-expanded');

/** Whether the focus is inside of what a menu has opened. */
const focusIsIn = (page: Page, name: string) =>
  menu(page, name).evaluate((trigger) => {
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    return panel?.contains(document.activeElement) ?? false;
  });

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');

describe('the menus', () => {
  it('are a journey for the keyboard: in, along, out and back', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, first).focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(second);
      await page.keyboard.press('End');
      expect(await focused(page)).not.toBe(second);
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe(first);
      await page.keyboard.press('ArrowDown');
      expect(await isExpanded(page, first)).toBe('true');
      await page.waitForFunction(() => document.activeElement?.tagName === 'A');
      expect(await focusIsIn(page, first)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isExpanded(page, first)).toBe('false');
      expect(await focused(page)).toBe(first);
    });
  });

  it('close when the focus leaves them', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, last).press('Enter');
      expect(await isExpanded(page, last)).toBe('true');
      await page.getByRole('main').getByRole('link').first().focus();
      await page.waitForFunction(() => !document.querySelector('header [aria-expanded=true]'));
    });
  });

  it('open under the mouse, and close behind it', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, second).hover();
      await page.waitForSelector('header [aria-expanded=true]');
      await page.mouse.move(640, 780);
      await page.waitForFunction(() => !document.querySelector('header [aria-expanded=true]'));
    });
  });

  it('lead somewhere, and close on the way', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, last).click();
      await newsroom(page.getByRole('banner')).click();
      await page.waitForURL(siteUnderTest() + NEWSROOM);
      expect(await isExpanded(page, last)).toBe('false');
    });
  });
});

describe('the menu of phones', () => {
  it('keeps the focus, closes with Escape and gives it back', async () => {
    await withPage(PHONE, async (page) => {
      await open(page);
      const trigger = page.getByRole('button', { name: layout.openMenu });
      await trigger.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate<boolean>(
          'document.hasFocus() && document.activeElement !== document.body && !document.querySelector("dialog[open]").contains(document.activeElement)',
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  it('closes with the link that is chosen', async () => {
    await withPage(PHONE, async (page) => {
      await open(page);
      await page.getByRole('button', { name: layout.openMenu }).tap();
      const dialog = page.getByRole('dialog');
      await groupOfNewsroom(dialog).tap();
      await newsroom(dialog).tap();
      await page.waitForURL(siteUnderTest() + NEWSROOM);
      await dialog.waitFor({ state: 'hidden' });
    });
  });
});

describe('the promo bar', () => {
  const bar = (page: Page) => page.getByRole('button', { name: layout.closeAnnouncement });

  it('goes when it is closed, and stays away', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await bar(page).click();
      await bar(page).waitFor({ state: 'hidden' });
      await page.reload({ waitUntil: 'load' });
      await alive(page);
      expect(await bar(page).isVisible()).toBe(false);
    });
  });

  it('is gone after its webinar, whenever the site was built', async () => {
    await withPage(WIDE, async (page) => {
      await page.clock.setFixedTime(new Date('2099-01-01T00:00:00Z'));
      await page.goto(siteUnderTest());
      await bar(page).waitFor({ state: 'hidden' });
    });
  });
});

it('shows that a page is on its way', async () => {
  await withPage(WIDE, async (page) => {
    await page.route('**/page-data/lintel-newsroom/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await open(page, '/events/');
    await menu(page, last).click();
    await newsroom(page.getByRole('banner')).click();
    await page.waitForSelector('[role=status] > [role=presentation]');
    await page.waitForURL(siteUnderTest() + NEWSROOM);
  });
});

it('names the nearest pages to a missing one', async () => {
  await withPage(WIDE, async (page) => {
    const response = await open(page, '/product/work-orders-softwear/');
    expect(response?.status()).toBe(404);
    await page
      .getByRole('main')
      .locator('a[href="/product/work-order-software/"]')
      .first()
      .waitFor();
    expect(await page.content()).not.toContain('softwear</');
  });
});

describe('the enquiry', () => {
  it('takes the focus to its first field, and gives it back', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      const trigger = page.getByRole('button', { name: chrome.enquiry.open });
      await trigger.press('Enter');
      await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  it('says at the field what it takes, and keeps what was typed', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await page.getByRole('button', { name: chrome.enquiry.open }).click();
      const panel = page.getByRole('dialog');
      await panel.waitFor();
      await panel.getByLabel(forms.fields.message.label).fill('Do you read Modbus meters?');
      await panel.locator('[type=submit]').click();
      await page.waitForSelector('[aria-invalid=true]');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await page.reload({ waitUntil: 'load' });
      await alive(page);
      await page.getByRole('button', { name: chrome.enquiry.open }).click();
      expect(await panel.getByLabel(forms.fields.message.label).inputValue()).toBe(
        'Do you read Modbus meters?',
      );
    });
  });
});
