/** @jest-environment jsdom */
import { SUB_PROCESSORS_FEED, SUB_PROCESSORS_PATH } from '../../src/legal/subProcessors';
import { readBuilt } from '../support/builtSite';

const ATOM = 'http://www.w3.org/2005/Atom';

const page = new DOMParser().parseFromString(readBuilt(SUB_PROCESSORS_PATH), 'text/html');
const feed = new DOMParser().parseFromString(readBuilt(SUB_PROCESSORS_FEED), 'application/xml');
const textOf = (element: Element, name: string): string =>
  element.getElementsByTagNameNS(ATOM, name)[0]?.textContent ?? '';
const entries = [...feed.getElementsByTagNameNS(ATOM, 'entry')];

it('is an Atom feed in which nothing that RFC 4287 asks for is missing', () => {
  const root = feed.documentElement;
  expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed']);
  expect(entries.length).toBeGreaterThan(0);
  for (const element of [root, ...entries]) {
    expect(URL.canParse(textOf(element, 'id'))).toBe(true);
    expect(textOf(element, 'title')).not.toBe('');
    expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
  expect(root.querySelector('author > name')?.textContent).not.toBe('');
  const self = root.querySelector('link[rel="self"]')?.getAttribute('href') ?? '';
  expect(new URL(self).pathname).toBe(SUB_PROCESSORS_FEED);
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
});

it('tells what the page tells, and leads to it', () => {
  for (const entry of entries) {
    const { pathname, hash } = new URL(entry.querySelector('link')?.getAttribute('href') ?? '');
    expect(pathname).toBe(SUB_PROCESSORS_PATH);
    const change = page.getElementById(hash.slice(1));
    const words = change?.textContent.replace(/\s+/g, ' ').replaceAll('\u2060', '') ?? '';
    expect(words).toContain(textOf(entry, 'title'));
    expect(words).toContain(textOf(entry, 'content'));
  }
});

it('is named in the head of its page and linked on it, and served as what it is', () => {
  const named = page.head.querySelector('link[rel="alternate"][type="application/atom+xml"]');
  expect(named?.getAttribute('href')).toBe(SUB_PROCESSORS_FEED);
  expect(page.querySelector(`main a[href="${SUB_PROCESSORS_FEED}"]`)).not.toBeNull();
  expect(readBuilt('/_headers')).toMatch(
    new RegExp(`${SUB_PROCESSORS_FEED}\\n\\s+Content-Type: application/atom\\+xml`),
  );
});
