import { calendars } from '../../discovery/calendar';
import { pathOf } from '../../discovery/feeds/announced';
import { atom } from '../../discovery/feeds/atom';
import type { Published } from '../../discovery/feeds/feedFiles';
import { llms } from '../../discovery/llms';
import type { PublicPage } from '../../content-model/publicPage';
import { robots, SITEMAP } from '../../discovery/robots';
import { securityTxt } from '../../discovery/securityTxt';
import { sitemap, type SitemapPage } from '../../discovery/sitemap';
import { TERMS_FILE, termsOf } from '../../search/terms';
import { writePublic } from './writePublic';

/** Where the site will stand, and whether search engines may show it. */
export interface Place {
  readonly origin: string;
  readonly isPublic: boolean;
  /** What the company is, in a few sentences. */
  readonly about: string;
  /** ISO day as of which the site is built. */
  readonly today: string;
  /** The later pages of lists, which only the sitemap names. */
  readonly later: readonly SitemapPage[];
  readonly feeds: readonly Published[];
}

/**
 * Writes the files that the site is found by: sitemap, feeds, calendars, llms.txt, robots.txt,
 * security.txt and the terms that the search explains. A deploy that is not for search engines has
 * robots.txt, security.txt, the terms and what its pages link to.
 */
export async function writeDiscovery(pages: readonly PublicPage[], place: Place): Promise<void> {
  const { origin, isPublic, about, today, later, feeds } = place;
  await writePublic('robots.txt', robots(origin, isPublic));
  await writePublic('.well-known/security.txt', securityTxt(origin, today));
  await writePublic(TERMS_FILE, JSON.stringify(termsOf(pages)));
  for (const [address, file] of calendars(pages, origin)) await writePublic(address, file);
  for (const { feed } of isPublic ? feeds : feeds.filter(({ isLinked }) => isLinked))
    await writePublic(pathOf(feed.self), atom(feed));
  if (!isPublic) return;
  await writePublic(SITEMAP, sitemap(origin, [...pages, ...later]));
  await writePublic('llms.txt', llms(origin, about, pages));
}
