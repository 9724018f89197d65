import type { Page } from 'playwright-core';
import copy from '../../src/copy/searchPage.json';
import { axeViolations } from './probes/axe';
import { siteUnderTest as site, withPage } from '../support/withPage';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

const kinds = (page: Page) => page.getByRole('navigation', { name: copy.kinds });

const settled = (page: Page) => page.locator('main [aria-busy="false"]').waitFor();

it('leads to the shelves without scripts, and says what a search takes', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site()}/search/`);
    await field(page).fill('leak rate');
    await field(page).press('Enter');
    await page.waitForURL(`${site()}/search/?q=leak+rate`);
    expect(await page.locator('main noscript p').isVisible()).toBe(true);
    const shelf = page.locator('#shelves details').first();
    await shelf.locator('summary').click();
    expect(await shelf.getByRole('link').first().isVisible()).toBe(true);
  });
});

it('keeps what was looked for in the address: Back, a reload and the tab', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/search/?q=override`, { waitUntil: 'networkidle' });
    await settled(page);
    const groups = page.locator('main h2[id^="in-"]');
    const told = page.getByRole('main').getByRole('status').first();
    const all = (await told.textContent()) ?? '';
    expect(await groups.count()).toBeGreaterThan(1);
    await kinds(page).getByRole('link').nth(1).click();
    await page.waitForURL(/kind=/);
    // What stood before stays until the new is found.
    await groups.nth(1).waitFor({ state: 'detached' });
    expect(await groups.count()).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await settled(page);
    expect(await groups.count()).toBe(1);
    await page.goBack();
    await told.filter({ hasText: all }).waitFor();
    expect(await field(page).inputValue()).toBe('override');
    expect(await page.title()).toContain('override');
  });
});

it('says that the index did not load, and finds when it is asked again', async () => {
  await withPage({}, async (page) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto(`${site()}/search/`, { waitUntil: 'networkidle' });
    await field(page).fill('override');
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: copy.failed.again }).click();
    await page.locator('main ol > li').first().waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  });
});

it.each([320, 1280])('shows what it finds to everybody, %d px wide', async (width) => {
  await withPage({ viewport: { width, height: 800 } }, async (page) => {
    await page.goto(`${site()}/search/?q=override`, { waitUntil: 'networkidle' });
    await settled(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    if (width < 1000) return;
    const words = await page
      .locator('main mark')
      .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().left)));
    expect(new Set(words).size).toBe(1);
  });
});
