import type { Page } from 'playwright-core';
import copy from '../../src/copy/forms.json';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

const EVENT = '/events/futureproof-fm-mixer/';
const PHONE = { viewport: { width: 375, height: 800 } };

type FieldName = keyof typeof copy.fields;
const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name: copy.fields[name].label });
const register = (page: Page) => page.locator('main form [type="submit"]');

const fill = async (page: Page): Promise<void> => {
  await field(page, 'fullName').fill('Dana Rosen');
  await field(page, 'email').fill('dana@kestrel.example');
  await field(page, 'companyName').fill('Kestrel Property');
};

it('says at each field what is missing before anything is sent', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(siteUnderTest() + EVENT, { waitUntil: 'load' });
    await alive(page);
    await field(page, 'email').fill('dana');
    await register(page).click();
    const summary = page.getByRole('alert');
    expect(await summary.getByRole('link').count()).toBe(3);
    await summary.getByRole('link').first().press('Enter');
    expect(await field(page, 'fullName').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    expect(await field(page, 'email').inputValue()).toBe('dana');
  });
});

it.each([true, false])('sends who comes, with which ticket (JavaScript: %s)', async (hasScript) => {
  await withPage({ ...PHONE, javaScriptEnabled: hasScript }, async (page) => {
    await page.goto(siteUnderTest() + EVENT, { waitUntil: 'load' });
    if (hasScript) await alive(page);
    await fill(page);
    const ticket = page.locator('main form').getByRole('radio').last();
    await ticket.check();
    const name = await ticket.getAttribute('value');
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().endsWith('/api/forms')),
      register(page).click(),
    ]);
    const body = request.postData() ?? '';
    const sent = hasScript
      ? (JSON.parse(body) as { fields: Record<string, string> }).fields['ticket']
      : new URLSearchParams(body).get('ticket');
    expect(sent).toBe(name);
    await page.waitForURL((url) => url.pathname !== EVENT);
  });
});
