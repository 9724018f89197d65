import type { Page } from 'playwright-core';
import { siteUnderTest, withPage } from '../support/withPage';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

const open = (page: Page, address = '/') =>
  page.goto(siteUnderTest() + address, { waitUntil: 'networkidle' });

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
      await menu(page, 'Platform').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('Solutions');
      await page.keyboard.press('End');
      expect(await focused(page)).not.toBe('Solutions');
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('Platform');
      await page.keyboard.press('ArrowDown');
      expect(await isExpanded(page, 'Platform')).toBe('true');
      await page.waitForFunction(() => document.activeElement?.tagName === 'A');
      expect(await focusIsIn(page, 'Platform')).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isExpanded(page, 'Platform')).toBe('false');
      expect(await focused(page)).toBe('Platform');
    });
  });

  it('close when the focus leaves them', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, 'Company').press('Enter');
      expect(await isExpanded(page, 'Company')).toBe('true');
      await page.getByRole('main').getByRole('link').first().focus();
      await page.waitForFunction(() => !document.querySelector('header [aria-expanded=true]'));
    });
  });

  it('open under the mouse, and close behind it', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, 'Solutions').hover();
      await page.waitForSelector('header [aria-expanded=true]');
      await page.mouse.move(640, 780);
      await page.waitForFunction(() => !document.querySelector('header [aria-expanded=true]'));
    });
  });

  it('lead somewhere, and close on the way', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await menu(page, 'Company').click();
      await page.getByRole('banner').getByRole('link', { name: 'Newsroom' }).click();
      await page.waitForURL('**/lintel-newsroom/');
      expect(await isExpanded(page, 'Company')).toBe('false');
    });
  });
});

describe('the menu of phones', () => {
  it('keeps the focus, closes with Escape and gives it back', async () => {
    await withPage(PHONE, async (page) => {
      await open(page);
      const trigger = page.getByRole('button', { name: 'Open menu' });
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
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.locator('summary', { hasText: 'Company' }).tap();
      await dialog.getByRole('link', { name: 'Newsroom' }).tap();
      await page.waitForURL('**/lintel-newsroom/');
      await dialog.waitFor({ state: 'hidden' });
    });
  });
});

describe('the promo bar', () => {
  const bar = (page: Page) => page.getByRole('button', { name: 'Close announcement' });

  it('goes when it is closed, and stays away', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await bar(page).click();
      await bar(page).waitFor({ state: 'hidden' });
      await page.reload({ waitUntil: 'networkidle' });
      expect(await bar(page).isVisible()).toBe(false);
    });
  });

  it('is gone after its webinar, whenever the site was built', async () => {
    await withPage(WIDE, async (page) => {
      await page.clock.setFixedTime(new Date('2099-01-01T00:00:00Z'));
      await open(page);
      expect(await bar(page).isVisible()).toBe(false);
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
    await menu(page, 'Company').click();
    await page.getByRole('banner').getByRole('link', { name: 'Newsroom' }).click();
    await page.waitForSelector('[role=status] > [role=presentation]');
    await page.waitForURL('**/lintel-newsroom/');
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
  it('says at the field what it takes, and keeps what was typed', async () => {
    await withPage(WIDE, async (page) => {
      await open(page);
      await page.getByRole('button', { name: /Ask/ }).click();
      const panel = page.getByRole('dialog');
      await panel.waitFor();
      await panel.getByLabel('Message').fill('Do you read Modbus meters?');
      await panel.getByRole('button', { name: 'Send' }).click();
      await page.waitForSelector('[aria-invalid=true]');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /Ask/ }).click();
      expect(await panel.getByLabel('Message').inputValue()).toBe('Do you read Modbus meters?');
    });
  });
});

describe('without JavaScript', () => {
  const PLAIN = { ...WIDE, javaScriptEnabled: false };

  it('the words of the bar lead to hubs, and nothing of the panels is in the way', async () => {
    await withPage(PLAIN, async (page) => {
      await page.goto(siteUnderTest() + '/');
      const bar = page.getByRole('banner');
      expect(await bar.getByRole('button').count()).toBe(0);
      for (const name of ['Platform', 'Solutions', 'Resources', 'Company', 'Pricing']) {
        const href = await bar.getByRole('link', { name, exact: true }).getAttribute('href');
        expect(href).toMatch(/^\/.*\/$/);
      }
    });
  });

  it.each([375, 1280])('the links of the footer can be read at %i px', async (width) => {
    await withPage({ ...PLAIN, viewport: { width, height: 800 } }, async (page) => {
      await page.goto(siteUnderTest() + '/');
      const footer = page.getByRole('contentinfo');
      const heading = footer.locator('summary', { hasText: 'Company' });
      const link = footer.getByRole('link', { name: 'Newsroom' });
      if (!(await link.isVisible())) await heading.click();
      expect(await link.isVisible()).toBe(true);
    });
  });

  it('every question and every tab of a module can be read', async () => {
    await withPage(PLAIN, async (page) => {
      await page.goto(siteUnderTest() + '/product/work-order-software/');
      const panels = await page.getByRole('main').getByRole('tabpanel').all();
      expect(panels.length).toBeGreaterThan(1);
      for (const panel of panels) expect(await panel.isVisible()).toBe(true);
      expect(await page.getByRole('group').count()).toBeGreaterThan(3);
    });
  });
});
