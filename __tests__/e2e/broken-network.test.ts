import type { Page, Route } from 'playwright-core';
import { codeOf, isBuilt, readBuilt } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

/** A page, and one of another template that it links to. */
const FROM = '/lintel-newsroom/';
const links = readBuilt(FROM).matchAll(/href="(\/newsroom\/[^"]+\/)"/g);
const TO = Array.from(links, ([, href = '']) => href).find(isBuilt) ?? '';

/** What a page is made of besides its HTML. */
const parts = [
  ['page data', `**/page-data${TO}page-data.json`],
  ['app data', '**/page-data/app-data.json'],
  ['static query data', '**/page-data/sq/d/*.json'],
  ['code of the template', codeOf(/-press-release-template-tsx$/)],
] as const;

const html = '<!DOCTYPE html><title>Elsewhere</title><h1>Sign in to this network</h1>';

type Fail = (route: Route) => Promise<void>;

const failures: Readonly<Record<string, Fail>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'fails at the server': (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  'breaks off': (route) => route.abort('connectionreset'),
  'is a page of somebody else': (route) => route.fulfill({ contentType: 'text/html', body: html }),
  'is cut short': (route) => route.fulfill({ body: '{"path":"/pricing/","res' }),
  'never comes': () => new Promise(() => undefined),
};

/** Time for React to take the page away, if it is going to. */
const AFTERWARDS = 1000;

/** A function: the policy of the page lets no text be evaluated when it is asked again. */
const isWhole = (to: string): boolean =>
  location.pathname === to &&
  document.querySelectorAll('main h1').length === 1 &&
  (document.querySelector('main')?.innerText.length ?? 0) > 500 &&
  document.querySelector('header, [role=banner]') !== null &&
  document.querySelector('footer, [role=contentinfo]') !== null;

type Visit = (page: Page, fail: Fail) => Promise<unknown>;

/** What a visit ends in: the whole page, or what is amiss. */
const endOf = (visit: Visit, fail: Fail, most: number): Promise<string> =>
  withPage({}, async (page) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await visit(page, fail);
    await page.waitForTimeout(AFTERWARDS);
    await page.waitForFunction(isWhole, TO, { timeout: 15_000 });
    return loads > most ? `${loads} loads` : 'the whole page';
  }).catch(String);

/** All failures side by side: most of their time is waiting. No page is loaded over and over. */
async function expectWhole(visit: Visit, most: number, names = Object.keys(failures)) {
  const ends = await Promise.all(
    Object.entries(failures)
      .filter(([name]) => names.includes(name))
      .map(async ([name, fail]) => [name, await endOf(visit, fail, most)]),
  );
  expect(ends).toEqual(names.map((name) => [name, 'the whole page']));
}

describe.each(parts)('where the %s', (part, pattern) => {
  it('fails, a page that is opened stays whole', async () => {
    await expectWhole(async (page, fail) => {
      await page.route(pattern, fail);
      await page.goto(site() + TO, { waitUntil: 'load' });
    }, 2);
  });

  it('fails, a link leads to the whole page', async () => {
    const names = Object.keys(failures);
    // One wait for what never comes is like the other, and long.
    const tried = part === 'page data' ? names : names.filter((name) => name !== 'never comes');
    await expectWhole(
      async (page, fail) => {
        await page.goto(site() + FROM, { waitUntil: 'networkidle' });
        await page.route(pattern, fail);
        await page.getByRole('main').locator(`a[href="${TO}"]`).first().click();
        await page.waitForURL(site() + TO, { timeout: 20_000, waitUntil: 'commit' });
      },
      3,
      tried,
    );
  });
});
