import type { Page } from 'playwright-core';
import { kindOfFile } from '../../src/content-model';
import { builtPages, contentPages } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';

const withoutScripts = (use: (page: Page) => Promise<void>): Promise<void> =>
  withPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } }, use);

/** Controls in sight that no form sends: nothing could happen. */
const deadControls = (page: Page): Promise<string[]> =>
  page
    .locator('button, input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      (controls as HTMLButtonElement[])
        .filter(({ form, type }) => !form || type === 'button')
        .map(({ outerHTML }) => outerHTML),
    );

it('shows no control that only a script could answer', async () => {
  // The style guide shows them on purpose.
  const pages = builtPages().filter((address) => !/^\/(ae-)?sample\/$/.test(address));
  await withoutScripts(async (page) => {
    await page.route(/\.(webp|png|jpe?g|svg|woff2)$/, (route) => route.abort());
    for (const address of pages) {
      await page.goto(site() + address, { waitUntil: 'domcontentloaded' });
      expect([address, await deadControls(page)]).toEqual([address, []]);
    }
  });
}, 300_000);

it('lists every release', async () => {
  const releases = contentPages()
    .filter(({ file, isShown }) => isShown && kindOfFile(file)?.name === 'PressRelease')
    .map(({ address }) => address);
  await withoutScripts(async (page) => {
    await page.goto(`${site()}/lintel-newsroom/`);
    const links = await page
      .locator('main a:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(releases.filter((address) => !links.includes(address))).toEqual([]);
  });
});
