import { siteUnderTest as site, withPage } from '../support/withPage';

it('reads and navigates without JavaScript', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site()}/`);
    const link = page.getByRole('banner').getByRole('link').nth(1);
    const href = await link.getAttribute('href');
    await link.click();
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

it('lets the keyboard skip to the content', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
  });
});

it('changes pages without loading the whole again', async () => {
  await withPage({}, async (page) => {
    await page.goto(`${site()}/`, { waitUntil: 'networkidle' });
    await page.evaluate('window.stillHere = true');
    await page.getByRole('banner').getByRole('link').nth(1).click();
    await page.waitForURL((url) => url.pathname !== '/');
    expect(await page.evaluate<boolean>('window.stillHere === true')).toBe(true);
  });
});
