import type { Page } from 'playwright-core';
import { CHOICE_COOKIE, REVISION } from '../../src/consent/table';
import copy from '../../src/copy/consent.json';
import asked from '../../src/copy/consentQuestion.json';
import { startScripts, type ScriptServer } from '../support/scriptServer';
import { siteUnderTest, withNewVisitor } from '../support/withPage';
import { withOutside } from '../support/withOutside';
import { button, choices, choicesLink, cookies, question } from './consentPage';
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

/** Opens the page with every service on; answers with what leaves the site. */
async function open(page: Page): Promise<string[]> {
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
  await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
  await alive(page);
  return left;
}

const loads = (left: readonly string[], file: string): number =>
  left.filter((url) => url.includes(file)).length;

const quiet = (page: Page): Promise<void> => page.waitForTimeout(500);

it('sends and keeps nothing before a choice', async () => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page);
    await question(page).waitFor();
    await quiet(page);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await button(page, asked.choose).click();
    await choices(page).waitFor();
    await quiet(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([]);
  });
});

it('sends nothing after a no, on this page and the next', async () => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page);
    await button(page, asked.reject).click();
    await question(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    await quiet(page);
    expect(left).toEqual([]);
    expect(await cookies(page)).toEqual([CHOICE_COOKIE]);
    expect(await question(page).count()).toBe(0);
  });
});

it('loads each service once after a yes, and none after it is withdrawn', async () => {
  await withNewVisitor(PHONE, async (page) => {
    const left = await open(page);
    await button(page, asked.accept).click();
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
    await choicesLink(page).click();
    await Promise.all([
      page.waitForNavigation(),
      choices(page).getByRole('button', { name: asked.reject }).click(),
    ]);
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
    await button(page, asked.accept).click();
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

it('loads no advertising for a browser that refuses it, whatever was chosen before', async () => {
  await withNewVisitor(PHONE, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const left = await open(page);
    await page.getByText(asked.heard.text).waitFor();
    const value = `${REVISION}.analytics-marketing.2026-11-22`;
    await page.context().addCookies([{ name: CHOICE_COOKIE, value, url: siteUnderTest() }]);
    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.cookie.includes('_ga'));
    await quiet(page);
    expect(loads(left, '/analytics.js')).toBe(1);
    expect(loads(left, '/marketing.js')).toBe(0);
    await choicesLink(page).click();
    const advertising = choices(page).getByRole('switch', {
      name: copy.categories.marketing.label,
    });
    expect(await advertising.isDisabled()).toBe(true);
    expect(await advertising.isChecked()).toBe(false);
    expect(await choices(page).getByText(copy.choices.refused).isVisible()).toBe(true);
  });
});
