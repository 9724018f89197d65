import type { Page } from 'playwright-core';
import { contentPolicy } from '../../src/gatsby/security/contentPolicy';
import { nothingOutside, type Settings } from '../../src/settings';

/** The settings as the build puts them into scripts; minified, and the same in each. */
const BUILT =
  /\{isStrict:!1,services:\{\},serviceHosts:\[\],monitoring:null,forms:null,regions:\{\}\}/g;

/**
 * Serves the page as a build with these settings would make it: only the settings in its scripts and
 * its policy differ, and a second build for them would take longer than all tests of forms.
 */
export async function withOutside(page: Page, change: Partial<Settings>): Promise<void> {
  const settings = { ...nothingOutside, ...change };
  // A page that a test answers with may ask for nothing on this machine without it.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(BUILT, JSON.stringify(settings));
    await route.fulfill({ response, body: script });
  });
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const built = response.headers()['content-security-policy'] ?? '';
      const scripts = built.match(/'sha256-[^']+'/g) ?? [];
      const policy = contentPolicy(scripts, { settings });
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
}
