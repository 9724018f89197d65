import type { FeedEntry, FeedOfKind, PageKind } from '../../content-model/kind';
import type { PublicPage } from '../../content-model/publicPage';
import { site } from '../../site';
import { fill } from '../../text/fillWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { Feed } from './atom';

/** A feed, and the name of the kind whose pages announce it beside the page that it tells of. */
export interface Published {
  readonly feed: Feed;
  readonly kind?: string;
  /** Whether a page links to it, so that previews have it too. */
  readonly isLinked?: boolean | undefined;
}

/** How many entries a feed holds: readers keep what they have seen. */
const MOST = 40;

/** Day on which a page came out; what is to come came out when its file was written. */
const outOn = ({ day, changed, today }: PublicPage): string =>
  day && day <= today ? day : (changed ?? today);

function entryOf(page: PublicPage, origin: string): FeedEntry[] {
  const address = origin + page.path;
  const [title, text] = [withoutNoBreaks(page.title), withoutNoBreaks(page.description)];
  return [{ id: address, title, text, link: address, day: outOn(page) }];
}

/** A feed of pages; its newest entries first. `origin` is that of the site. */
export const feedOf = (
  { self, page, title, subtitle, entries = entryOf, most = MOST }: FeedOfKind,
  pages: readonly PublicPage[],
  origin: string,
): Feed => ({
  self: origin + self,
  page: origin + page,
  title: fill(title, { name: site.name }),
  subtitle,
  author: site.legalName,
  language: site.language,
  entries: pages
    .flatMap((one) => entries(one, origin))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, most),
});

/** The feeds of the kinds of these pages. */
export function feedsOf(pages: readonly PublicPage[], origin: string): Published[] {
  const kinds = new Set<PageKind>(pages.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const { feed, name } = kind;
    if (!feed) return [];
    const own = pages.filter((page) => page.kind === kind);
    return [{ feed: feedOf(feed, own, origin), kind: name, isLinked: feed.isLinked }];
  });
}
