import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atom } from '../../feeds/atom';
import { calendars } from '../../found/calendar';
import { feedOf, sources } from '../../found/feeds';
import { withFound, type Announced } from '../../found/head';
import { llms } from '../../found/llms';
import type { FoundPage } from '../../found/page';
import { robots, SITEMAP } from '../../found/robots';
import { securityTxt } from '../../found/securityTxt';
import { sitemap, type SitemapPage } from '../../found/sitemap';
import { twinFile } from '../../found/twin/address';
import { twin } from '../../found/twin/twin';

/** Where the site will stand, and whether search engines may show it. */
interface Place {
  readonly origin: string;
  readonly isPublic: boolean;
  /** What the company is, in a few sentences. */
  readonly about: string;
  /** ISO day as of which the site is built. */
  readonly today: string;
  /** The later pages of lists, which only the sitemap names. */
  readonly later: readonly SitemapPage[];
}

async function write(address: string, text: string): Promise<void> {
  const file = path.join('public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const PICTURE = /<meta [^>]*property="og:image" content="([^"]+)"/;

/** Adds what programs read to the built HTML of a page; its picture is the one that it shares. */
async function addToPage(
  page: FoundPage,
  { origin }: Place,
  feeds: readonly Announced[],
): Promise<void> {
  const file = path.join('public', page.path, 'index.html');
  const html = await readFile(file, 'utf8');
  const shared = PICTURE.exec(html)?.[1];
  const picture = shared && URL.canParse(shared) ? new URL(shared).pathname : undefined;
  const found = withFound(html, { ...page, picture }, origin, feeds);
  if (found !== html) await writeFile(file, found);
}

/**
 * Writes what the site is found by: what each page is (JSON-LD), sitemap, feeds, calendars, llms.txt,
 * the Markdown of articles, robots.txt and security.txt. A deploy that is not for search engines has calendars and security.txt alone.
 */
export async function writeFound(pages: readonly FoundPage[], place: Place): Promise<void> {
  const { origin, isPublic, about, today, later } = place;
  await write('robots.txt', robots(origin, isPublic));
  await write('.well-known/security.txt', securityTxt(origin, today));
  for (const [address, file] of calendars(pages, origin)) await write(address, file);
  if (!isPublic) return;
  await write(SITEMAP, sitemap(origin, [...pages, ...later]));
  await write('llms.txt', llms(origin, about, pages));
  const announced = new Map<string, Announced>();
  for (const name of Object.keys(sources) as (keyof typeof sources)[]) {
    const { kind, self, page } = sources[name];
    const feed = feedOf(name, pages, origin);
    await write(self, atom(feed));
    const link = { href: self, title: feed.title, type: 'application/atom+xml' };
    announced.set(kind, link).set(page, link);
  }
  for (const page of pages) {
    const file = twinFile(page);
    if (file) await write(file, twin(page, origin));
    const feeds = [announced.get(page.kind), announced.get(page.path)].filter(
      (feed) => feed !== undefined,
    );
    await addToPage(page, place, [...new Set(feeds)]);
  }
}
