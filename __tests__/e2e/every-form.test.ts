import type { Locator, Page } from 'playwright-core';
import { builtConversions } from '../../scripts/support/conversions';
import { readForm, readForms } from '../../src/forms/formFiles';
import { EVERY_PAGE, type FormOnPage } from '../../src/forms/analytics/formsOnPages';
import chrome from '../../src/copy/chrome.json';
import copy from '../../src/copy/forms.json';
import { site } from '../../src/site';
import { routeWith } from '../forms/routeWith';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';

const PHONE = { viewport: { width: 375, height: 800 } };

const typed: Readonly<Record<string, string>> = {
  email: 'dana@kestrel.example',
  phoneNumber: '+13125550142',
};

/** A page without a form of its own, for the panel that is on all of them. */
const ANY_PAGE = '/about/';

/** Each form that a page shows once, on the first of its pages. */
async function everyForm(): Promise<readonly FormOnPage[]> {
  const rows = await builtConversions();
  return rows.filter(({ form }, index) => rows.findIndex((row) => row.form === form) === index);
}

const selectorOf = (form: string): string => `form:has([name="form"][value="${form}"])`;

async function open(page: Page, { page: address, form }: FormOnPage): Promise<Locator> {
  const isPanel = address === EVERY_PAGE;
  await page.goto(siteUnderTest() + (isPanel ? ANY_PAGE : address), { waitUntil: 'load' });
  await alive(page);
  // By keyboard: on phones it is away until the opening has left.
  if (isPanel) await page.getByRole('button', { name: chrome.enquiry.open }).press('Enter');
  const found = page.locator(selectorOf(form)).first();
  await found.waitFor();
  return found;
}

/** Waits for what follows a form: its thank-you page, or in the panel the words for what was sent. */
async function thanked(page: Page, { page: address, thanks }: FormOnPage): Promise<void> {
  if (address === EVERY_PAGE) {
    await page.getByRole('dialog', { name: copy.enquiry.sent.title }).waitFor();
    return;
  }
  await page.waitForURL((url) => url.pathname !== address, { timeout: 20_000 });
  expect([address, new URL(page.url()).pathname]).toEqual([address, thanks]);
}

/** What has the focus: the name of a field, `submit`, or nothing of this form. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement)) return '';
    return at.getAttribute('type') === 'submit' ? 'submit' : (at.getAttribute('name') ?? '');
  });

/** Tabs from the first field to the button, and gives the names that were passed. */
async function tabThrough(page: Page): Promise<string[]> {
  const passed: string[] = [];
  for (let at = await focused(page); at !== 'submit'; at = await focused(page)) {
    passed.push(at);
    if (passed.length > 40) break;
    await page.keyboard.press('Tab');
  }
  return passed;
}

async function fillByKeyboard(page: Page): Promise<void> {
  for (let at = await focused(page); at !== 'submit'; at = await focused(page)) {
    const kind = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element instanceof HTMLInputElement ? element.type : (element?.tagName ?? '');
    });
    if (kind === 'SELECT') await page.keyboard.press('ArrowDown');
    else if (kind === 'checkbox') await page.keyboard.press('Space');
    else if (kind !== 'radio' && at) await page.keyboard.insertText(typed[at] ?? 'Dana Rosen');
    await page.keyboard.press('Tab');
  }
}

it('are complete, one of each, by keyboard and with axe, empty, wrong and right', async () => {
  const forms = await everyForm();
  expect(forms.length).toBeGreaterThan(5);
  for (const row of forms) {
    const { page: address } = row;
    await withPage(PHONE, async (page) => {
      const form = await open(page, row);
      // The trap is there for programs only. What a form adds when it is used is there after one pass.
      const fields = form.locator(
        ':is(input, select, textarea)[name]:visible:not([type="hidden"], [tabindex="-1"])',
      );
      const first = fields.first();
      await first.focus();
      await tabThrough(page);
      const names = await fields.evaluateAll((all) =>
        all.map((field) => field.getAttribute('name')),
      );
      await first.focus();
      const passed = await tabThrough(page);
      expect([address, new Set(passed.filter(Boolean))]).toEqual([address, new Set(names)]);

      // Sent empty: each error stands at its field, and the focus is where the first is told.
      await page.keyboard.press('Enter');
      const wrong = form.locator('[aria-invalid="true"]');
      await wrong.first().waitFor();
      for (const field of await wrong.all()) {
        const told = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
        const texts = await Promise.all(told.map((id) => page.locator(`[id="${id}"]`).innerText()));
        expect([address, texts.join('')]).not.toEqual([address, '']);
      }
      await page.waitForFunction(
        () => document.activeElement?.closest('[role="alert"], [aria-invalid="true"]') !== null,
      );
      // What is around the form is seen by the tours of all pages.
      const violations = await axeViolations(page, 'nothing', selectorOf(row.form));
      expect([address, violations]).toEqual([address, []]);

      await first.focus();
      await fillByKeyboard(page);
      await page.keyboard.press('Enter');
      await thanked(page, row);
    });
  }
}, 480_000);

// The platform between the visitor and this code is tried with one form (forms-api.test.ts).
it('come back with their errors, for everybody, one of each', async () => {
  const { post } = routeWith({ readForm });
  await withPage(PHONE, async (page) => {
    // Also those that no page shows at present.
    for (const [index, form] of [...(await readForms()).keys()].entries()) {
      const answer = await post({
        headers: { Accept: 'text/html', Origin: site.origin },
        body: new URLSearchParams({ form, page: ANY_PAGE }),
      });
      expect([form, answer.status]).toEqual([form, 422]);
      await page.setContent(await answer.text());
      // They are alike but for their fields: around these the first tells of all.
      const violations = await axeViolations(page, 'nothing', index === 0 ? 'html' : 'form');
      expect([form, violations]).toEqual([form, []]);
      expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });
}, 120_000);
