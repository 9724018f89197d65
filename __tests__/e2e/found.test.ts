import { CALENDAR } from '../../src/discovery/calendar';
import { SITEMAP } from '../../src/discovery/robots';
import { SUB_PROCESSORS_FEED } from '../../src/kinds/legal/subProcessors';
import { pageKinds } from '../../src/registry/kinds';
import { builtFiles, isBuilt, readBuilt } from '../support/builtSite';
import { siteUnderTest } from '../support/withPage';

const files = builtFiles();

/** The first built file of a sort; every sort that is listed below has to be there. */
const first = (pattern: RegExp): string => files.find((file) => pattern.test(file)) ?? '';

// The local platform knows types and caches by endings and lets these win over the list of headers;
// what that list says is held by __tests__/gatsby/security/headers.test.ts.
const XML = /^application\/xml(; charset=utf-8)?$/i;
const ATOM = /^application\/atom\+xml(; charset=utf-8)?$/i;
const PLAIN = /^text\/(plain|markdown)(; charset=utf-8)?$/i;
const feeds = [SUB_PROCESSORS_FEED, ...pageKinds.flatMap(({ feed }) => feed?.self ?? [])];

/** What programs ask for, as what it is served. */
const SERVED: readonly (readonly [address: string, type: string | RegExp])[] = [
  [SITEMAP, XML],
  ...feeds.map((feed) => [feed, ATOM] as const),
  [CALENDAR, 'text/calendar; charset=utf-8'],
  [first(/^\/events\/.*\.ics$/), 'text/calendar; charset=utf-8'],
  [first(/^\/webinar\/.*\.ics$/), 'text/calendar; charset=utf-8'],
  ['/llms.txt', PLAIN],
  [first(/^\/newsroom\/.*\.md$/), 'text/markdown; charset=utf-8'],
  [first(/^\/why-.*\/.*\/.*\.md$/), 'text/markdown; charset=utf-8'],
  ['/robots.txt', PLAIN],
  ['/.well-known/security.txt', PLAIN],
];

/** What other parts of the build make; their own tests ask for them to be there. */
const shared = /property="og:image" content="[^"]+?:\/\/[^/"]+([^"]+)"/.exec(readBuilt('/'))?.[1];
const MADE: readonly (readonly [address: string, type: string | RegExp])[] = [
  ['/pagefind/pagefind.js', /javascript/],
  [shared ?? '', /^image\/(png|jpeg|webp)$/],
].filter(([address]) => address && isBuilt(String(address))) as [string, RegExp][];

const ask = async (address: string, method: string) => {
  const response = await fetch(siteUnderTest() + address, { method, redirect: 'manual' });
  await response.arrayBuffer();
  const header = (name: string): string => response.headers.get(name) ?? '';
  return { status: response.status, type: header('content-type'), header };
};

it.each([...SERVED, ...MADE])('%s is served at once as what it is', async (address, type) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, type: served, header } = await ask(address, method);
    expect([address, method, status]).toEqual([address, method, 200]);
    expect(served).toEqual(type instanceof RegExp ? expect.stringMatching(type) : type);
    expect(header('cache-control')).toMatch(/^public, max-age=(0|31536000)/);
    expect(header('x-content-type-options')).toBe('nosniff');
  }
});

it('keeps the Markdown of articles out of search engines, and their pages in', async () => {
  const copy = first(/^\/newsroom\/.*\.md$/);
  expect((await ask(copy, 'HEAD')).header('x-robots-tag')).toBe('noindex');
  expect((await ask(copy.replace('.md', '/'), 'HEAD')).header('x-robots-tag')).toBe('');
});
