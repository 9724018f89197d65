import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atom } from '../../discovery/feeds/atom';
import { calendars } from '../../discovery/calendar';
import { feedsOf, type Published } from '../../discovery/feeds/feedFiles';
import { withFound, type Announced } from '../../discovery/appendMetadata';
import { llms } from '../../discovery/llms';
import type { FoundPage } from '../../discovery/page';
import { robots, SITEMAP } from '../../discovery/robots';
import { securityTxt } from '../../discovery/securityTxt';
import { sitemap, type SitemapPage } from '../../discovery/sitemap';
import { twinFile } from '../../discovery/markdownExport/address';
import { twin } from '../../discovery/markdownExport/markdownExport';
import { TERMS_FILE, termsOf } from '../../search/terms';
import { writePublic } from './writePublic';

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
  /** Feeds that pages link to. */
  readonly linked: readonly Published[];
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

const pathOf = (address: string): string => new URL(address).pathname;

/** Feeds by the kind and by the page that announce them. */
function announcedBy(all: readonly Published[]): ReadonlyMap<string, Announced> {
  const announced = new Map<string, Announced>();
  for (const { feed, kind } of all) {
    const { title } = feed;
    const link = { href: pathOf(feed.self), title, type: 'application/atom+xml' };
    announced.set(pathOf(feed.page), link);
    if (kind) announced.set(kind, link);
  }
  return announced;
}

/**
 * Writes what the site is found by: what each page is (JSON-LD), sitemap, feeds, calendars, llms.txt,
 * the Markdown of articles, robots.txt, security.txt and the terms that the search explains. A deploy
 * that is not for search engines has robots.txt, security.txt, the terms and what its pages link to, and
 * announces nothing.
 */
export async function writeFound(pages: readonly FoundPage[], place: Place): Promise<void> {
  const { origin, isPublic, about, today, later, linked } = place;
  await writePublic('robots.txt', robots(origin, isPublic));
  await writePublic('.well-known/security.txt', securityTxt(origin, today));
  await writePublic(TERMS_FILE, JSON.stringify(termsOf(pages)));
  for (const [address, file] of calendars(pages, origin)) await writePublic(address, file);
  for (const { feed } of linked) await writePublic(pathOf(feed.self), atom(feed));
  if (!isPublic) return;
  await writePublic(SITEMAP, sitemap(origin, [...pages, ...later]));
  await writePublic('llms.txt', llms(origin, about, pages));
  const feeds = feedsOf(pages, origin);
  for (const { feed } of feeds) await writePublic(pathOf(feed.self), atom(feed));
  const announced = announcedBy([...linked, ...feeds]);
  for (const page of pages) {
    const file = twinFile(page);
    if (file) await writePublic(file, twin(page, origin));
    const own = [announced.get(page.kind), announced.get(page.path)];
    await addToPage(page, place, [...new Set(own.filter((feed) => feed !== undefined))]);
  }
}
