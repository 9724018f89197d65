import type { Page } from 'playwright-core';
import { CHOICE_COOKIE } from '../../src/consent/table';
import copy from '../../src/copy/consent.json';
import { startScripts, type ScriptServer } from '../support/scriptServer';
import { siteUnderTest, withNewVisitor } from '../support/withPage';
import { withOutside } from '../support/withOutside';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';

// The page with a link to the choices in its text.
const PAGE = '/cookie-policy/';
const PHONE = { viewport: { width: 375, height: 760 } };

let scripts: ScriptServer;
beforeAll(async () => {
  scripts = await startScripts();
});
afterAll(() => scripts.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: copy.title });
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** Opens the page with every service on; answers with what leaves the site. */
async function open(page: Page, country = 'DE'): Promise<string[]> {
  const left: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(siteUnderTest())) {
      left.push(request.url());
    }
  });
  const { origin } = scripts;
  await withOutside(page, {
    services: {
      tagManager: `${origin}/tags.js`,
      analytics: `${origin}/analytics.js?id=A-1&sets=_ga`,
      marketing: `${origin}/marketing.js?sets=hubspotutk`,
      monitoring: 'token',
    },
    monitoring: { applicationId: 'application', site: 'datadoghq.com' },
  });
  await page.route(/browser-intake/, (route) => route.abort());
  await page.route('**/api/region', (route) => route.fulfill({ json: { country } }));
  await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
  await alive(page);
  return left;
}

const loads = (left: readonly string[], file: string): number =>
  left.filter((url) => url.includes(file)).length;

const quiet = (page: Page): Promise<void> => page.waitForTimeout(500);

it.each(['US', 'NL', 'DE'])('sends and keeps nothing before a choice, in %s', async (country) => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page, country);
    await panel(page).waitFor();
    await quiet(page);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await button(page, copy.choose).click();
    await page.getByRole('region', { name: copy.choices.title }).waitFor();
    await quiet(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([]);
  });
});

it('sends nothing after a no, on this page and the next', async () => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page);
    await button(page, copy.reject).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    await quiet(page);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([CHOICE_COOKIE]);
    expect(await panel(page).count()).toBe(0);
  });
});

it('loads each service once after a yes, and none after it is withdrawn', async () => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page);
    await button(page, copy.accept).click();
    await page.waitForFunction(() => /hubspotutk.*_dd_s|_dd_s.*hubspotutk/.test(document.cookie));
    await quiet(page);
    for (const file of ['/tags.js', '/analytics.js', '/marketing.js']) {
      expect([file, loads(left, file)]).toEqual([file, 1]);
    }
    expect(await cookies(page)).toEqual(
      expect.arrayContaining(['_dd_s_v2', '_ga', 'hubspotutk', CHOICE_COOKIE]),
    );
    const vitals = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).some(
          (entry) => (entry as { event?: string }).event === 'web_vitals',
        ),
      );
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
    expect(await vitals()).toBe(true);

    left.length = 0;
    const link = page.locator('main a[href$="#cookie-choices"]');
    await link.click();
    await page.getByRole('region', { name: copy.choices.title }).waitFor();
    await Promise.all([page.waitForNavigation(), button(page, copy.reject).click()]);
    await alive(page);
    await quiet(page);
    expect(left.filter((url) => url.startsWith(scripts.origin))).toEqual([]);
    expect(await cookies(page)).toEqual([CHOICE_COOKIE]);
  });
});

it('notes the conversion of a form that a service brought and sends by itself', async () => {
  await withNewVisitor(PHONE, async (page) => {
    await open(page);
    const events = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter(
          (entry) => (entry as { event?: string }).event === 'form_submit',
        ),
      );
    await page.route('**/submissions/**', (route) => route.fulfill({ json: {} }));
    await button(page, copy.accept).click();
    await page.waitForFunction(() => /hubspotutk/.test(document.cookie));
    await quiet(page);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML(
        'beforeend',
        `<form id="theirs">
          <input name="email" value="dana@kestrel.example">
          <input name="fullName" value="Dana Rosen">
          <input name="phoneNumber" value="+13125550142">
          <input name="companyName" value="Kestrel">
          <button>Request a trial</button>
        </form>`,
      );
      const form = document.querySelector<HTMLFormElement>('#theirs');
      form?.addEventListener('submit', (event) => {
        event.preventDefault();
        const request = new XMLHttpRequest();
        request.open('POST', '/submissions/v3/integration/submit/1/2');
        request.send('{}');
      });
      form?.requestSubmit();
    });
    await page.waitForFunction(() =>
      (window.dataLayer ?? []).some(
        (entry) => (entry as { event?: string }).event === 'form_submit',
      ),
    );
    expect(await events()).toMatchObject([{ conversion: 'primary', first_name: 'Dana' }]);
  });
});

it('can be answered by keyboard, and hides nothing that has the focus', async () => {
  const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
  await withNewVisitor(desk, async (page) => {
    await open(page);
    await panel(page).waitFor();
    await quiet(page);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const asked = document.querySelector('[data-consent]');
        const focused = document.activeElement;
        if (!asked || !focused || focused === document.body || asked.contains(focused)) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        return top >= asked.getBoundingClientRect().top && bottom > top ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }
    await button(page, copy.reject).focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor({ state: 'detached' });
    expect(await cookies(page)).toEqual([CHOICE_COOKIE]);
  });
});
