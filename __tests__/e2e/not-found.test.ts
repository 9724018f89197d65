import type { Page } from 'playwright-core';
import { plannedAddresses, readBuilt } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

const SOON = { timeout: 15_000 };

const [firstPlanned = '/nobody-has-planned-this/'] = plannedAddresses();

/** One of every kind of address that no page has: those that a link of this site may carry, */
const linked = [
  firstPlanned,
  `${firstPlanned}?plan=a&b=/c/`,
  `${firstPlanned}#questions`,
  '/no-such-page/',
  '/no/such/page/at/any/depth/',
  '/no-such-page/?q=100%25&r=%ff#part',
];

/** and those that are only typed, or made up to do harm. */
const typed = [
  '/PRODUCT/work-orders-softwear/',
  '/no-such-file.html',
  '/caf%C3%A9/%F0%9F%98%80/',
  '/%3Cb%3Ebold%3C%2Fb%3E/',
  '/one%20or%2Ftwo/',
  '/100%25-off/',
  '/%25ff/',
  '/:uri/',
  '/*path/',
  '/a:b/*/c/',
  '/no-such-page/#100%',
  '/404/',
  '/404.html',
];

const addresses = [...linked, ...typed];

/** What goes wrong on a page, save that the browser tells of every answer that is 404. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isStatus = /status of 404/.test(message.text());
    if (message.type() === 'error' && !isStatus) faults.push(message.text());
  });
  return faults;
}

async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await main.locator('a[href="/"]').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
}

const finder = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** The status comes with JavaScript alone, once the page is alive; the page a link is on may have one too. */
async function awaitLife(page: Page): Promise<void> {
  await finder(page).waitFor(SOON);
  await page
    .getByRole('main')
    .getByRole('status')
    .waitFor({ ...SOON, state: 'attached' });
}

it.each([
  ['linked', linked],
  ['typed', typed],
])('is whole as an address is opened that is %s, and stays so', async (_, list) => {
  await withPage({}, async (page) => {
    const faults = listen(page);
    for (const address of list) {
      // The same page with another fragment would not be loaded again.
      await page.goto('about:blank');
      const response = await page.goto(site() + address);
      expect([address, response?.status()]).toEqual([address, 404]);
      await awaitLife(page);
      await expectWhole(page);
      expect([address, ...faults]).toEqual([address]);
    }
  });
});

it('is whole at an address that cannot be decoded', async () => {
  await withPage({}, async (page) => {
    const faults = listen(page);
    // The local platform would end; the network answers what stands here.
    await page.route('**/%ff/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('/404.html') }),
    );
    await page.goto(`${site()}/%ff/`);
    await awaitLife(page);
    await expectWhole(page);
    expect(faults).toEqual([]);
  });
});

it('answers 404 at every planned address', async () => {
  for (const address of plannedAddresses()) {
    const { status } = await fetch(site() + address, { method: 'HEAD' });
    expect([address, status]).toEqual([address, 404]);
  }
});

it.each(addresses)('answers with the same page at %s', async (address) => {
  const response = await fetch(site() + address);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(readBuilt('/404.html'));
});

it('is whole without JavaScript, and its field leads to the search', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(site() + firstPlanned);
    await expectWhole(page);
    await finder(page).fill('leak rate');
    await finder(page).press('Enter');
    await page.waitForURL(`${site()}/search/?q=leak+rate`);
  });
});

it('is whole after a click, and leads home', async () => {
  await withPage({}, async (page) => {
    const faults = listen(page);
    await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
    await page.evaluate('window.isSameDocument = true');
    for (const address of linked) {
      // What a click on a link of this site calls.
      await page.evaluate(`void window.___navigate(${JSON.stringify(address)})`);
      await page.waitForURL(site() + address);
      await awaitLife(page);
      await expectWhole(page);
      await page.getByRole('main').locator('a[href="/"]').click();
      await finder(page).waitFor({ state: 'detached' });
    }
    expect(await page.evaluate('window.isSameDocument')).toBe(true);
    expect(faults).toEqual([]);
  });
});

it('takes no page away for a fragment that cannot be decoded', async () => {
  await withPage({}, async (page) => {
    const faults = listen(page);
    await page.goto(`${site()}/#100%`, { waitUntil: 'networkidle' });
    await page.evaluate('location.hash = "#%ff"');
    await page.waitForFunction(() => location.hash === '');
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(faults).toEqual([]);
  });
});
