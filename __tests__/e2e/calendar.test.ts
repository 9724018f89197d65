import type { Page } from 'playwright-core';
import calendar from '../../src/kinds/thank-you/words.json';
import forms from '../../src/copy/forms.json';
import { startScripts, type ScriptServer } from '../support/scriptServer';
import { siteUnderTest, withPage } from '../support/withPage';
import { withOutside } from '../support/withOutside';
import { alive } from './probes/alive';
import { axeViolations } from './probes/axe';

const PHONE = { viewport: { width: 375, height: 800 } };
const CALENDAR = '/calendar';

let service: ScriptServer;
beforeAll(async () => {
  service = await startScripts();
});
afterAll(() => service.stop());

const asked = (): number => service.asked.filter((path) => path === CALENDAR).length;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Books a demo on a site with a calendar service, and arrives on the thank-you page. */
async function book(page: Page): Promise<void> {
  await withOutside(page, { services: { scheduler: `${service.origin}${CALENDAR}` } });
  await page.goto(`${siteUnderTest()}/request-demo/`, { waitUntil: 'load' });
  await alive(page);
  const form = page.locator('main form');
  const values = {
    firstName: 'Dana',
    lastName: 'Rosen',
    email: 'dana@kestrel.example',
    companyName: 'Kestrel Property',
  };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="buildings"]').selectOption({ index: 2 });
  expect(await page.getByText(forms.times.title).count()).toBe(0);
  await form.locator('[type="submit"]').click();
  await button(page, calendar.open).waitFor();
}

it('opens the calendar where it is asked for, after a yes to its cookies', async () => {
  await withPage(PHONE, async (page) => {
    await book(page);
    await button(page, calendar.open).click();
    const agree = button(page, calendar.agree);
    await agree.waitFor();
    const own = page.getByRole('link', { name: calendar.elsewhere });
    expect(await own.getAttribute('href')).toBe(`${service.origin}${CALENDAR}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(asked()).toBe(0);

    await agree.click();
    const frame = page.locator(`iframe[title="${calendar.frame}"]`);
    await frame.waitFor();
    await page.waitForTimeout(500);
    expect(asked()).toBe(1);
  });
});
