import type { Page } from 'playwright-core';
import browse from '../../src/copy/browse.json';
import { SEARCH } from '../../src/search/address';
import { KIND } from '../../src/search/searchPath';
import { contentPages } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

const HUB = '/lintel-newsroom/';
const DESK = { viewport: { width: 1280, height: 800 } };

const entries = (page: Page) => page.locator('[data-entry] a');
/** How many are shown, when those that are fetched have come. */
async function counted(page: Page): Promise<number> {
  await page.waitForFunction(
    (loading) => document.querySelector('#releases [role=status]')?.textContent !== loading,
    browse.loading,
  );
  return entries(page).count();
}

const more = (page: Page) => page.locator('a[rel=next]');

it('keeps the chosen releases over a visit to one of them, in the address', async () => {
  await withPage(DESK, async (page) => {
    await page.goto(site() + HUB, { waitUntil: 'networkidle' });
    const all = await entries(page).count();
    const topic = page.locator('#releases button[aria-pressed=false]').last();
    const name = await topic.textContent();
    await topic.click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('[data-entry]').length < before,
      all,
    );
    const left = await counted(page);
    expect(left).toBeGreaterThan(0);
    const address = page.url();
    expect(new URL(address).searchParams.get('topic')).toBeTruthy();
    await entries(page).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/newsroom/'));
    await page.goBack();
    await page.waitForURL(address);
    for (const again of [false, true]) {
      if (again) await page.reload({ waitUntil: 'networkidle' });
      const pressed = page.locator('#releases button[aria-pressed=true]');
      expect(await pressed.textContent()).toBe(name);
      expect(await counted(page)).toBe(left);
    }
    await page.goBack();
    await page.waitForURL(site() + HUB);
    // The address is there before the list.
    await page.waitForFunction(
      (before) => document.querySelectorAll('[data-entry]').length === before,
      all,
    );
  });
});

it('shows every release: more in place with a script, the next page without one', async () => {
  const listed = await withPage(DESK, async (page) => {
    await page.goto(site() + HUB, { waitUntil: 'networkidle' });
    for (let shown = 0; await more(page).count();) {
      shown = await entries(page).count();
      await more(page).click();
      await page.waitForFunction(
        (before) => document.querySelectorAll('[data-entry]').length > before,
        shown,
      );
      expect(
        await entries(page)
          .nth(shown)
          .evaluate((one) => one === document.activeElement),
      ).toBe(true);
    }
    return entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  });
  const walked = await withPage({ ...DESK, javaScriptEnabled: false }, async (page) => {
    const found: (string | null)[] = [];
    await page.goto(site() + HUB);
    for (;;) {
      found.push(
        ...(await entries(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        )),
      );
      const next = page.locator('main a[rel=next], main nav li[aria-current] + li a');
      if ((await next.count()) === 0) return found;
      await next.click();
    }
  });
  expect(new Set(listed).size).toBe(listed.length);
  expect(walked).toEqual(listed);
  const releases = contentPages().filter(
    ({ file, isShown }) => isShown && /^newsroom\//.test(file),
  );
  expect([...listed].sort()).toEqual(releases.map(({ address }) => address).sort());
});

it('has a page of its own for what does not fit the first, beside which its neighbors are named', async () => {
  await withPage(DESK, async (page) => {
    await page.goto(`${site()}${HUB}page/2/`);
    expect(await page.title()).toContain('2');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
      `${HUB}page/2/`,
    );
    expect(await page.locator('link[rel=prev]').getAttribute('href')).toBe(HUB);
    await page.getByRole('link', { name: browse.whole }).click();
    await page.waitForURL(site() + HUB);
  });
});

it('shows the newest releases with their figures, and searches the text of all', async () => {
  await withPage(DESK, async (page) => {
    await page.goto(site() + HUB, { waitUntil: 'networkidle' });
    const cards = page.locator('main article');
    const newest = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('a')?.getAttribute('href')),
    );
    const first = await entries(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(newest).toEqual(first.slice(0, newest.length));
    expect(await cards.filter({ has: page.getByRole('img') }).count()).toBe(newest.length);
    const field = page.locator('#releases').getByRole('searchbox');
    await field.fill('Fennel');
    await field.press('Enter');
    await page.waitForURL((url) => url.pathname === SEARCH);
    expect(new URL(page.url()).searchParams.get(KIND)).toBe('newsroom');
    const found = page.locator('main [aria-busy="false"] ol > li a');
    await found.first().waitFor();
    const hrefs = await found.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.filter((href) => !href?.startsWith('/newsroom/'))).toEqual([]);
  });
});
