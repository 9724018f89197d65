/** @jest-environment jsdom */
import { DEVELOPERS_PATH } from '../../src/content-model/open-api/schema';
import { visibilityOf } from '../../src/content-model/visibility';
import { SUB_PROCESSORS_FEED, SUB_PROCESSORS_PATH } from '../../src/kinds/legal/subProcessors';
import { API_FEED } from '../../src/kinds/whats-new/apiFeed';
import { pageKinds } from '../../src/registry/kinds';
import { site } from '../../src/site';
import { isBuilt, readBuilt } from '../support/builtSite';

const ATOM = 'http://www.w3.org/2005/Atom';
const ORIGIN = process.env['SITE_URL'] || site.origin;

/** Every feed, and the page that it tells of. */
const FEEDS: readonly (readonly [feed: string, page: string])[] = [
  [SUB_PROCESSORS_FEED, SUB_PROCESSORS_PATH],
  [API_FEED, DEVELOPERS_PATH],
  ...pageKinds.flatMap(({ feed }) => (feed ? [[feed.self, feed.page] as const] : [])),
];

const pageAt = (address: string): Document =>
  new DOMParser().parseFromString(readBuilt(address), 'text/html');
const feedAt = (address: string): Document =>
  new DOMParser().parseFromString(readBuilt(address), 'application/xml');
const textOf = (element: Element, name: string): string =>
  element.getElementsByTagNameNS(ATOM, name)[0]?.textContent ?? '';
const hrefOf = (element: Element | null, rel: string): string =>
  element?.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute('href') ?? '';
const entriesOf = (feed: Document): Element[] => [...feed.getElementsByTagNameNS(ATOM, 'entry')];

/** What a page announces in its head. */
const announcedBy = (address: string): string[] =>
  [...pageAt(address).head.querySelectorAll('link[type="application/atom+xml"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

describe.each(FEEDS)('%s', (address, page) => {
  const feed = feedAt(address);
  const root = feed.documentElement;
  const entries = entriesOf(feed);

  it('is an Atom feed in which nothing that RFC 4287 asks for is missing', () => {
    expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed']);
    expect(entries.length).toBeGreaterThan(0);
    for (const element of [root, ...entries]) {
      expect(URL.canParse(textOf(element, 'id'))).toBe(true);
      expect(textOf(element, 'title')).not.toBe('');
      expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    }
    expect(root.querySelector('author > name')?.textContent).not.toBe('');
    expect(hrefOf(root, 'self')).toBe(ORIGIN + address);
    expect(hrefOf(root, 'alternate')).toBe(ORIGIN + page);
    const ids = entries.map((entry) => textOf(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('changed on days that are over, the newest first', () => {
    const days = entries.map((entry) => textOf(entry, 'updated'));
    expect(days).toEqual([...days].sort().reverse());
    expect(textOf(root, 'updated')).toBe(days[0]);
    expect((days[0] ?? '').slice(0, 10) <= visibilityOf(process.env).today).toBe(true);
  });

  it('leads to pages of the site, in words alone', () => {
    for (const entry of entries) {
      const { origin, pathname } = new URL(hrefOf(entry, 'alternate'));
      expect([origin, isBuilt(pathname)]).toEqual([ORIGIN, true]);
      expect(entry.querySelector('content')?.getAttribute('type')).toBe('text');
      expect(textOf(entry, 'content')).not.toMatch(/<\w|&\w+;|[\u00a0\u2060]/);
    }
  });

  it('is announced by its page and its entries, and served as what it is', () => {
    const [first] = entries;
    const { pathname } = new URL(hrefOf(first ?? null, 'alternate'));
    expect(announcedBy(page)).toEqual([address]);
    expect(announcedBy(pathname)).toEqual([address]);
    expect(readBuilt('/_headers')).toMatch(
      new RegExp(`${address}\\n\\s+Content-Type: application/atom\\+xml`),
    );
  });
});

describe('the feed of sub-processors', () => {
  const page = pageAt(SUB_PROCESSORS_PATH);

  it('tells what the page tells, and leads to it', () => {
    for (const entry of entriesOf(feedAt(SUB_PROCESSORS_FEED))) {
      const { pathname, hash } = new URL(hrefOf(entry, 'alternate'));
      expect(pathname).toBe(SUB_PROCESSORS_PATH);
      const change = page.getElementById(hash.slice(1));
      const words = change?.textContent.replace(/\s+/g, ' ').replaceAll('\u2060', '') ?? '';
      expect(words).toContain(textOf(entry, 'title'));
      expect(words).toContain(textOf(entry, 'content'));
    }
  });

  it('is linked on its page', () => {
    expect(page.querySelector(`main a[href="${SUB_PROCESSORS_FEED}"]`)).not.toBeNull();
  });
});
