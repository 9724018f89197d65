import type { Page } from 'playwright-core';
import { builtConversions } from '../../scripts/support/conversions';
import type { FormOnPage } from '../../src/analytics/formsOnPages';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';

const PHONE = { viewport: { width: 375, height: 800 } };

const typed: Readonly<Record<string, string>> = {
  email: 'dana@kestrel.example',
  phoneNumber: '+13125550142',
};

/** Each form of the site once, on the first of its pages; the panel is on all of them. */
async function everyForm(): Promise<readonly FormOnPage[]> {
  const rows = await builtConversions();
  const own = rows.filter(({ page }) => page.startsWith('/'));
  return own.filter(({ form }, index) => own.findIndex((row) => row.form === form) === index);
}

const formOf = (page: Page, name: string) =>
  page.locator('form', { has: page.locator(`[name="form"][value="${name}"]`) }).first();

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
  for (const { page: address, form: name, thanks } of forms) {
    await withPage(PHONE, async (page) => {
      await page.goto(siteUnderTest() + address, { waitUntil: 'load' });
      await alive(page);
      const form = formOf(page, name);
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
      expect([address, await axeViolations(page)]).toEqual([address, []]);

      await first.focus();
      await fillByKeyboard(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== address, { timeout: 20_000 });
      expect([address, new URL(page.url()).pathname]).toEqual([address, thanks]);
    });
  }
}, 240_000);

it('come back from the function with their errors, for everybody, one of each', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: true }, async (page) => {
    for (const { page: address, form } of await everyForm()) {
      const answer = await fetch(`${siteUnderTest()}/api/forms`, {
        method: 'POST',
        headers: { Accept: 'text/html', Origin: siteUnderTest() },
        body: new URLSearchParams({ form, page: address }),
        redirect: 'manual',
      });
      expect([form, answer.status]).toEqual([form, 422]);
      await page.setContent(await answer.text());
      expect([form, await axeViolations(page)]).toEqual([form, []]);
      expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });
}, 120_000);
