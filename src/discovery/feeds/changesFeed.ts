import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { site, whatsNewPath } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';
import type { Feed, FeedEntry } from './atom';

/** The changes of all months, which readers and machines may follow. */
export const CHANGES_FEED = `${whatsNewPath}feed.atom`;

/** The newest changes that it holds. */
const MOST = 60;

/** A month as the feed needs it. */
export interface FedMonth {
  readonly path: string;
  readonly version: string;
  /** ISO day. */
  readonly released: string;
  readonly changes: readonly {
    readonly family: string;
    readonly title: string;
    readonly where: readonly string[];
    readonly needs: string | null;
  }[];
}

function entriesOf(month: FedMonth, origin: string): FeedEntry[] {
  const { path, version, released, changes } = month;
  return changes.map(({ family, title, where, needs }, index) => {
    const link = `${origin}${path}#change-${index + 1}`;
    const about = fill(copy.feedEntry, {
      family: copy.families[family as keyof typeof copy.families],
      version,
      where: where.join(' › '),
    });
    const text = needs ? `${about} ${copy.needs}: ${needs}.` : about;
    return { id: link, title: asTyped(title), text: asTyped(text), link, day: released };
  });
}

/** The changes as a feed, an entry each; months are newest first. `origin` is that of the site. */
export function changesFeed(months: readonly FedMonth[], origin: string): Feed {
  return {
    self: origin + CHANGES_FEED,
    page: origin + whatsNewPath,
    title: fill(copy.feed, { name: site.name }),
    subtitle: copy.feedAbout,
    author: site.legalName,
    language: site.language,
    entries: months.flatMap((month) => entriesOf(month, origin)).slice(0, MOST),
  };
}
