import type { BrowserContext } from 'playwright-core';
import { choiceCookie } from '../../src/consent/choiceCookie';

const [pair = ''] = choiceCookie({ granted: [], on: '2026-01-01' }).split(';');
const [name = '', value = ''] = pair.split('=');

/** Makes a visitor of whom the site has asked before, and who agreed to nothing. */
export const refuseCookies = (context: BrowserContext, site: string): Promise<void> =>
  context.addCookies([{ name, value, url: site }]);
