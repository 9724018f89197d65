import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from '@iarna/toml';
import { readFileSync } from 'node:fs';
import { announcedBy } from '../../../src/discovery/feeds/announced';
import type { Feed } from '../../../src/discovery/feeds/atom';
import { feedsOf } from '../../../src/discovery/feeds/feedFiles';
import { writeDiscovery } from '../../../src/gatsby/discovery/writeDiscovery';
import { headers } from '../../../src/gatsby/security/headers';
import { publicPage } from '../../support/publicPage';

const ORIGIN = 'https://www.lintel.example';
const HERE = process.cwd();

const pages = [
  publicPage({ path: '/list/' }),
  publicPage({ kind: 'PressRelease', path: '/newsroom/a/', data: { date: '2026-03-01' } }),
  publicPage({
    kind: 'Webinar',
    path: '/webinar/w/',
    data: { startsAt: '2026-03-04T12:00:00-05:00', minutes: 45, agenda: [] },
  }),
  publicPage({
    kind: 'Opening',
    path: '/careers/o/',
    data: { posted: '2026-03-01', closes: '2026-12-01', place: 'chicago', pay: {} },
  }),
];

const entry = { id: `${ORIGIN}/list/#1`, title: 'One', text: 'One.', link: `${ORIGIN}/list/#1` };
const feed: Feed = {
  self: `${ORIGIN}/list/feed.atom`,
  page: `${ORIGIN}/list/`,
  title: 'A list',
  subtitle: 'All of it',
  author: 'Lintel',
  language: 'en-US',
  entries: [{ ...entry, day: '2026-01-01' }],
};

/** Builds what programs read in a folder of its own; the files that it has afterwards. */
async function built(isPublic: boolean): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-'));
  process.chdir(folder);
  const place = { origin: ORIGIN, about: 'What we make.', today: '2026-11-22', later: [] };
  const feeds = feedsOf(pages, ORIGIN);
  await writeDiscovery(pages, { ...place, isPublic, feeds: [{ feed, isLinked: true }, ...feeds] });
  const names = await readdir('public', { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = path.join(parentPath, name);
    return [path.relative('public', file), await readFile(file, 'utf8')];
  });
  const all = new Map(await Promise.all(read));
  await rm(folder, { recursive: true });
  return all;
}

afterEach(() => process.chdir(HERE));

it('announces nothing of a deploy that is not for search engines', async () => {
  const files = await built(false);
  // The last one is for the search of the site, which previews have too.
  const linked = ['calendar.ics', 'list/feed.atom', 'webinar/w.ics', 'terms.json'];
  expect([...files.keys()].sort()).toEqual(
    [...linked, 'robots.txt', '.well-known/security.txt'].sort(),
  );
  expect(files.get('robots.txt')).not.toContain('Sitemap');
});

it('names the pages in the sitemap, and their Markdown in llms.txt', async () => {
  const files = await built(true);
  expect(files.get('sitemap.xml')).toContain('/newsroom/a/');
  expect(files.get('llms.txt')).toContain('/newsroom/a.md');
});

it('announces each feed on its page and on those of its kind', () => {
  const feedsAt = announcedBy([{ feed }, ...feedsOf(pages, ORIGIN)]);
  const addressesOn = (page: (typeof pages)[number] | undefined) =>
    page && feedsAt(page).map(({ href }) => href);
  expect(addressesOn(pages[0])).toEqual(['/list/feed.atom']);
  expect(addressesOn(pages[1])).toEqual(['/newsroom.atom']);
});

it('tells production from previews and branches', () => {
  const { context } = parse(readFileSync('netlify.toml', 'utf8')) as unknown as {
    context: Record<string, { environment: Record<string, string> }>;
  };
  const robots = (name: string): boolean =>
    (headers(context[name]?.environment ?? {})['/*'] ?? []).includes('X-Robots-Tag: noindex');
  expect(Object.keys(context).filter(robots).sort()).toEqual(['branch-deploy', 'deploy-preview']);
  expect(robots('production')).toBe(false);
});
