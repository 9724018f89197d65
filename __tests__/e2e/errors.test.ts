import type { Page } from 'playwright-core';
import copy from '../../src/copy/error.json';
import { fill } from '../../src/text/fillWords';
import { codeOf, codeOfPages, isBuilt, readBuilt } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

const FROM = '/lintel-newsroom/';
const links = readBuilt(FROM).matchAll(/href="(\/newsroom\/[^"]+\/)"/g);
const TO = Array.from(links, ([, href = '']) => href).find(isBuilt) ?? '';

const DATA = `**/page-data${TO}page-data.json`;
/** Code that no page begins with: what is imported where it is needed; its files have numbers for names. */
const isLater = ({ pathname }: URL): boolean =>
  /^\/\d+-[0-9a-f]+\.js$/.test(pathname) && !codeOfPages().includes(pathname.slice(1));

const follow = (page: Page) => page.getByRole('main').locator(`a[href="${TO}"]`).first().click();

/**
 * Lets the data of the page be such that its template cannot be rendered. Before the page with the link
 * is opened, which may fetch the data on its own.
 */
const spoil = (page: Page, spoilt: object | null = { page: {} }) =>
  page.route(DATA, async (route) => {
    const data = JSON.parse(readBuilt(`/page-data${TO}page-data.json`)) as { result: object };
    await route.fulfill({ json: { ...data, result: { ...data.result, data: spoilt } } });
  });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The line with the status, whatever else the page tells of in numbers. */
const statusOf = (page: Page, status: number) =>
  page.getByRole('main').getByText(new RegExp(`^${fill(copy.status, { status, message: '' })}`));

async function expectErrorPage(page: Page, status: number): Promise<void> {
  await statusOf(page, status).waitFor();
  expect(new URL(page.url()).pathname).toBe(TO);
  expect(await heading(page).count()).toBe(1);
  expect(await page.getByRole('main').locator('a[href="/"]').isVisible()).toBe(true);
  // In the look of the site, and for the reader of a screen as well.
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
}

describe('a page that cannot be shown', () => {
  it('is an error page with status and message as it is opened, and again after a reload', async () => {
    await withPage({}, async (page) => {
      await spoil(page);
      await page.goto(site() + TO);
      await expectErrorPage(page, 500);
      const status = statusOf(page, 500);
      expect((await status.innerText()).length).toBeGreaterThan('500: '.length);
      await page.unroute(DATA);
      await page.getByRole('main').getByRole('button').click();
      await status.waitFor({ state: 'detached' });
      expect(await heading(page).count()).toBe(1);
    });
  });

  it.each([[{}], [{ page: null }], [null]])(
    'is an error page where its data is %j',
    async (data) => {
      await withPage({}, async (page) => {
        await spoil(page, data);
        await page.goto(site() + TO);
        await expectErrorPage(page, 500);
        expect(await page.title()).toBe(copy.title);
      });
    },
  );

  it('is an error page after a click, from which the way back and the way home are open', async () => {
    await withPage({}, async (page) => {
      await spoil(page);
      await page.goto(site() + FROM, { waitUntil: 'networkidle' });
      await follow(page);
      await expectErrorPage(page, 500);
      await page.goBack({ waitUntil: 'networkidle' });
      expect(page.url()).toBe(site() + FROM);
      await follow(page);
      await expectErrorPage(page, 500);
      await page.getByRole('main').locator('a[href="/"]').click();
      await page.waitForURL(`${site()}/`);
      expect(await heading(page).count()).toBe(1);
    });
  });

  it('leaves a link to the home page where the error page does not arrive', async () => {
    await withPage({}, async (page) => {
      await spoil(page);
      await page.goto(site() + FROM, { waitUntil: 'networkidle' });
      await page.route(isLater, (route) => route.abort());
      await follow(page);
      // Not before the one reload that code gets which does not arrive.
      await page.waitForEvent('load');
      await page.waitForFunction(() => document.links.length === 1);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await page.getByRole('link').click();
      await page.waitForURL(`${site()}/`);
      expect(await heading(page).count()).toBe(1);
    });
  });

  it('leaves a link to the home page where the error page cannot be shown', async () => {
    await withPage({}, async (page) => {
      await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: {} }));
      await page.goto(site() + TO);
      await page.waitForFunction(() => document.links.length === 1);
      expect(await page.getByRole('link').getAttribute('href')).toBe('/');
    });
  });
});

describe('a page that does not load', () => {
  const refuse = async (page: Page, status?: number) => {
    const fail = status ? { status } : undefined;
    for (const address of [site() + TO, DATA]) {
      await page.route(address, (route) => (fail ? route.fulfill(fail) : route.abort()));
    }
    await page.goto(site() + FROM, { waitUntil: 'networkidle' });
    await follow(page);
  };

  it('is an error page with the status of the server', async () => {
    await withPage({}, async (page) => {
      await refuse(page, 503);
      await expectErrorPage(page, 503);
    });
  });

  it('is an error page with 500 where there is no answer', async () => {
    await withPage({}, async (page) => {
      await refuse(page);
      await expectErrorPage(page, 500);
    });
  });
});

describe('code that does not arrive', () => {
  it('reloads the page once, and not again within the minute', async () => {
    await withPage({}, async (page) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(codeOf(/^component---/), (route) => route.fulfill({ status: 404 }));
      for (const expected of [2, 3]) {
        await page.goto(site() + TO, { waitUntil: 'load' });
        await page.waitForTimeout(1500);
        expect(loads).toBe(expected);
        expect(await heading(page).count()).toBe(1);
      }
    });
  });
});

describe('a browser that lacks something', () => {
  /** Runs in the page, before any code of the site. */
  function takeAway(): void {
    const refuse = (): never => {
      throw new DOMException('Cookies are refused', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, { get: refuse });
    }
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'MutationObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(CSS, 'supports');
  }

  it.each([
    '/',
    '/pricing/',
    '/platform-overview/',
    '/resources/cmms-roi-calculator/',
    '/request-demo/',
    FROM,
    TO,
  ])('shows the whole of %s', async (path) => {
    await withPage({}, async (page) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(takeAway);
      await page.goto(site() + path, { waitUntil: 'networkidle' });
      expect(await heading(page).count()).toBe(1);
      expect(await page.title()).not.toBe(copy.title);
      expect(errors).toEqual([]);
    });
  });
});
