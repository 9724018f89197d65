import { findBrowser } from '../../scripts/support/browser';
import { startPlatform, type Platform } from '../../scripts/support/platform';

declare global {
  var platform: Platform | undefined;
}

/** One platform and one browser for all tests of the whole. */
export default async function setUp(): Promise<void> {
  // A browser that has to be installed first is installed once, before the workers start.
  findBrowser();
  const port = Number(process.env['TEST_PORT'] ?? 8899);
  // A test that starts the form service starts it here; otherwise nothing answers (support/formService.ts).
  process.env['FORMS_SERVICE_PORT'] = String(port + 1);
  process.env['FORMS_BASE_URL'] = `http://127.0.0.1:${port + 1}`;
  process.env['FORMS_PORTAL_ID'] = '4711';
  // More than all tests together send in a minute; those under load send more.
  process.env['FORMS_PER_MINUTE'] ??= '200';
  globalThis.platform = await startPlatform(port, 'ignore');
  process.env['SITE_UNDER_TEST'] = globalThis.platform.url;
}
