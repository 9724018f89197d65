import { CALENDAR } from '../../../src/discovery/calendar';
import { SITEMAP } from '../../../src/discovery/robots';
import { headers } from '../../../src/gatsby/security/headers';
import { API_FEED } from '../../../src/kinds/whats-new/apiFeed';
import { OPEN_API_FILE } from '../../../src/content-model/open-api/schema';
import { SUB_PROCESSORS_FEED } from '../../../src/kinds/legal/subProcessors';
import { pageKinds } from '../../../src/registry/kinds';

const rules = headers({});

/** What the rules say of an address, as the platform reads them: `*` is anything. */
const headersOf = (address: string): string[] =>
  Object.entries(rules).flatMap(([rule, lines]) => {
    const pattern = rule.replace(/[.]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`).test(address) ? lines : [];
  });

const feeds = pageKinds.flatMap(({ feed }) => feed?.self ?? []);
const files = ['/newsroom/a.md', '/events/a.ics', '/llms.txt'];

it.each([SITEMAP, CALENDAR, SUB_PROCESSORS_FEED, API_FEED, OPEN_API_FILE, ...feeds, ...files])(
  '%s has a type, and readers ask again whether it changed',
  (address) => {
    const own = headersOf(address);
    expect(own.filter((line) => line.startsWith('Content-Type: '))).toHaveLength(1);
    expect(own).toContain('Cache-Control: public, max-age=0, must-revalidate');
  },
);

it('keeps the Markdown of articles out of search engines, and no page', () => {
  expect(headersOf('/newsroom/a.md')).toContain('X-Robots-Tag: noindex');
  expect(headersOf('/newsroom/a/')).not.toContain('X-Robots-Tag: noindex');
});
