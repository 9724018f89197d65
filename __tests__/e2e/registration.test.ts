import type { Page } from 'playwright-core';
import copy from '../../src/copy/forms.json';
import { siteUnderTest, withPage } from '../support/withPage';
import { alive } from './probes/alive';

const EVENT = '/events/futureproof-fm-mixer/';
const PHONE = { viewport: { width: 375, height: 800 } };

type FieldName = keyof typeof copy.fields;
const labelOf = (name: FieldName): string => copy.fields[name].label;
const field = (page: Page, name: FieldName) => page.getByRole('textbox', { name: labelOf(name) });
const register = (page: Page) => page.getByRole('button', { name: copy.registration.send });

const fill = async (page: Page): Promise<void> => {
  await field(page, 'fullName').fill('Dana Rosen');
  await field(page, 'email').fill('dana@kestrel.example');
  await field(page, 'company').fill('Kestrel Property');
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

it('keeps who registers over a reload, and after it was handed over', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(siteUnderTest() + EVENT, { waitUntil: 'load' });
    await alive(page);
    await fill(page);
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    await page.getByRole('radio').last().check();
    await register(page).click();
    await field(page, 'company').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: copy.registration.handedOver.back }).click();
    expect(await field(page, 'company').inputValue()).toBe('Kestrel Property');
    expect(await page.getByRole('radio').last().isChecked()).toBe(true);
  });
});

/** Mails that the page asks for, and what the browser refuses. */
async function listen(page: Page): Promise<{ mails: URL[]; refused: string[] }> {
  const heard = { mails: [] as URL[], refused: [] as string[] };
  page.on('console', (message) => {
    if (message.type() === 'error') heard.refused.push(message.text());
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  protocol.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) heard.mails.push(new URL(url));
  });
  return heard;
}

/** By keyboard, and without waiting for a page: a mail program is none. */
const pressRegister = async (page: Page): Promise<void> => {
  await register(page).press('Enter', { noWaitAfter: true });
  await page.waitForTimeout(500);
};

it('sends a mail without JavaScript, once it is filled in', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    const { mails, refused } = await listen(page);
    await page.goto(siteUnderTest() + EVENT);
    await pressRegister(page);
    expect(mails).toEqual([]);
    await fill(page);
    await page.getByRole('radio').last().check();
    await pressRegister(page);
    expect(refused).toEqual([]);
    const [mail] = mails;
    expect(mail?.pathname).toMatch(/^\S+@\S+$/);
    expect(mail?.searchParams.get('subject')).toBeTruthy();
    expect(mail?.searchParams.getAll('body')).toEqual([
      expect.stringContaining(
        `${labelOf('fullName')}=Dana Rosen\r\n${labelOf('email')}=dana@kestrel.example\r\n`,
      ),
    ]);
  });
});
