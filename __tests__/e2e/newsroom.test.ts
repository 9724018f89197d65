import { siteUnderTest as site, withPage } from '../support/withPage';

it('keeps the chosen releases over a visit to one of them, in the address', async () => {
  await withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(`${site()}/lintel-newsroom/`, { waitUntil: 'networkidle' });
    const releases = page.locator('#releases ol a');
    const all = await releases.count();
    const topic = page.locator('#releases button[aria-pressed=false]').last();
    const name = await topic.textContent();
    await topic.click();
    const left = await releases.count();
    expect(left).toBeLessThan(all);
    const address = page.url();
    expect(new URL(address).searchParams.get('topic')).toBeTruthy();
    await releases.first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/newsroom/'));
    await page.goBack();
    await page.waitForURL(address);
    for (const again of [false, true]) {
      if (again) await page.reload({ waitUntil: 'networkidle' });
      const pressed = page.locator('#releases button[aria-pressed=true]');
      expect(await pressed.textContent()).toBe(name);
      expect(await releases.count()).toBe(left);
    }
  });
});
