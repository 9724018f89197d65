import type { Page } from 'playwright-core';

/** What a page asked for. */
export interface Asked {
  readonly url: string;
  readonly type: string;
  /** Asked by `<link rel=prefetch>` for a page that the visitor may open next. */
  readonly isPrefetch: boolean;
}

/** A list that grows with every request of the page from now on. */
export function listenToRequests(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
    asked.push({ url: request.url(), type: request.resourceType(), isPrefetch });
  });
  return asked;
}

export interface Requests {
  readonly scripts: readonly string[];
  readonly prefetchedScripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly pictures: readonly string[];
  readonly thirdParty: readonly string[];
}

const unique = (urls: readonly string[]): string[] => [...new Set(urls)];

/**
 * Addresses by kind, each once. A script that the page runs counts as such, even if it was
 * prefetched before.
 */
export function sortRequests(asked: readonly Asked[], site: string): Requests {
  const fetched = asked.filter(({ url }) => /^https?:/.test(url));
  const own = fetched.filter(({ url }) => new URL(url).origin === site);
  const ofType = (type: string): string[] =>
    unique(own.filter((one) => one.type === type && !one.isPrefetch).map(({ url }) => url));
  const scripts = ofType('script');
  return {
    scripts,
    prefetchedScripts: unique(
      own.filter((one) => one.isPrefetch && one.url.endsWith('.js')).map(({ url }) => url),
    ).filter((url) => !scripts.includes(url)),
    styles: ofType('stylesheet'),
    fonts: ofType('font'),
    pictures: ofType('image'),
    thirdParty: fetched.filter((one) => !own.includes(one)).map(({ url }) => url),
  };
}
