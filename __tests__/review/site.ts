import type { Review } from '../../src/review/compare/review';
import type { PageRecord, SiteRecord } from '../../src/review/record/schema';

/** A page of a record with what a test is about. */
export const page = (path: string, own: Partial<PageRecord> = {}): PageRecord => ({
  path,
  status: 200,
  kind: 'page',
  file: `pages${path === '/' ? '/home' : path.replace(/\/$/, '')}.md`,
  parts: [],
  title: `Title of ${path}`,
  description: `About ${path}`,
  canonical: path,
  robots: '',
  isListed: true,
  blocks: [['h1', `Heading of ${path}`]],
  links: [],
  pictures: [],
  forms: [],
  share: { src: `/share${path}1.png`, alt: '' },
  feeds: [],
  bytes: 1000,
  ...own,
});

/** A record whose home page links to all others. Files are as the pages say, each with a hash of its page. */
export function site(pages: readonly PageRecord[], own: Partial<SiteRecord> = {}): SiteRecord {
  const home = page('/', {
    blocks: [],
    links: pages.map(({ path }): [string, string] => ['Go', path]),
  });
  const all = [home, ...pages];
  return {
    version: 1,
    commit: 'a41c09e',
    builtAt: '2026-11-24T09:12:00.000Z',
    today: '2026-11-24',
    pages: all,
    planned: [],
    redirects: [],
    menus: [],
    facts: {},
    claims: {},
    days: [],
    code: {},
    packages: {},
    ...own,
    files: {
      ...Object.fromEntries(
        pages.map((one) => [one.file ?? '', { hash: JSON.stringify(one), refers: [] as string[] }]),
      ),
      ...own.files,
    },
  };
}

/** What a review comes to, in one line for each change: verdict, address, ids of findings. */
export const linesOf = ({ changes }: Review): string[] =>
  changes.map(({ verdict, pages, findings }) =>
    [
      verdict,
      pages[0]?.is ?? pages[0]?.was ?? 'everywhere',
      ...findings.map(({ id }) => id.split(':')[0]),
    ].join(' '),
  );

/** The redirect of a page that moved. */
export const redirect = (from: string, to: string): SiteRecord['redirects'][number] => ({
  from,
  to,
  status: 301,
  owner: 'formerAddresses',
});
