import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { siteUnderTest } from '../../support/withPage';

/**
 * Notes what goes wrong on a page, and whom it asks besides the site, until it is asked for that.
 * What the policy refuses is among it: the browser tells of it as of an error.
 */
export function listen(page: Page): () => string[] {
  const faults: string[] = [];
  const onError = (error: Error): void => void faults.push(error.message);
  const onConsole = (message: ConsoleMessage): void => {
    // The browser tells of the not-found page that it answers 404.
    const isStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isStatus) faults.push(message.text());
  };
  const onRequest = (request: Request): void => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== siteUnderTest()) faults.push(`asks ${request.url()}`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest);
  return () => {
    page.off('pageerror', onError).off('console', onConsole).off('request', onRequest);
    return faults;
  };
}
