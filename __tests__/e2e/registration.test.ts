import type { Page } from 'playwright-core';
import { siteUnderTest, withPage } from '../support/withPage';

const EVENT = '/events/futureproof-fm-mixer/';
const PHONE = { viewport: { width: 375, height: 800 } };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const register = (page: Page) => page.getByRole('button', { name: 'Register' });

const fill = async (page: Page): Promise<void> => {
  await field(page, 'Full name').fill('Dana Rosen');
  await field(page, 'Work email').fill('dana@kestrel.example');
  await field(page, 'Company').fill('Kestrel Property');
};

it('says at each field what is missing before anything is sent', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(siteUnderTest() + EVENT, { waitUntil: 'networkidle' });
    await field(page, 'Work email').fill('dana');
    await register(page).click();
    const summary = page.getByRole('alert');
    expect(await summary.getByRole('link').count()).toBe(3);
    await summary.getByRole('link').first().press('Enter');
    expect(await field(page, 'Full name').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    expect(await field(page, 'Work email').inputValue()).toBe('dana');
  });
});

it('keeps who registers over a reload, and after it was handed over', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(siteUnderTest() + EVENT, { waitUntil: 'networkidle' });
    await fill(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('radio').last().check();
    await register(page).click();
    await field(page, 'Company').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /back/i }).click();
    expect(await field(page, 'Company').inputValue()).toBe('Kestrel Property');
    expect(await page.getByRole('radio').last().isChecked()).toBe(true);
  });
});

it('sends a mail without JavaScript', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await page.goto(siteUnderTest() + EVENT);
    await fill(page);
    await page.getByRole('radio').last().check();
    const form = page.getByRole('form', { name: 'Take a seat' });
    expect(await form.getAttribute('action')).toMatch(/^mailto:\S+@\S+\?subject=\S+/);
    expect(await form.getAttribute('method')).toBe('post');
    expect(await register(page).isEnabled()).toBe(true);
  });
});
