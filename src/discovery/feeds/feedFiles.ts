import { fill } from '../../text/fillWords';
import copy from '../../copy/discovery.json';
import type { Feed, FeedEntry } from './atom';
import { site } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';
import type { FoundPage } from '../page';

type FeedName = keyof typeof copy.feeds;

interface Source {
  readonly kind: string;
  /** Address of the feed and of the page that it tells of. */
  readonly self: string;
  readonly page: string;
  readonly entries: (page: FoundPage, origin: string) => readonly FeedEntry[];
}

/** Day on which a page came out; what is to come came out when its file was written. */
const dayOf = ({ data, changed, today }: FoundPage): string => {
  const { date, posted, startsAt } = data as { date?: string; posted?: string; startsAt?: string };
  const day = (date ?? posted ?? startsAt ?? today).slice(0, 10);
  return day > today ? (changed ?? today) : day;
};

const entryOf = (page: FoundPage, origin: string): FeedEntry => {
  const address = origin + page.path;
  const [title, text] = [asTyped(page.title), asTyped(page.description)];
  return { id: address, title, text, link: address, day: dayOf(page) };
};

const whole = (page: FoundPage, origin: string): FeedEntry[] => [entryOf(page, origin)];

/** The feeds of the site, each with the kind whose pages it tells of. */
export const sources: Readonly<Record<FeedName, Source>> = {
  newsroom: {
    kind: 'PressRelease',
    self: '/newsroom.atom',
    page: `/${site.slug}-newsroom/`,
    entries: whole,
  },
  webinars: { kind: 'Webinar', self: '/webinars.atom', page: '/webinar/', entries: whole },
  jobs: { kind: 'Opening', self: '/jobs.atom', page: '/careers/', entries: whole },
};

/** A feed, and the kind whose pages announce it beside the page that it tells of. */
export interface Published {
  readonly feed: Feed;
  readonly kind?: string;
}

/** How many entries a feed holds: readers keep what they have seen. */
const MOST = 40;

/** A feed of the site; its newest entries first. @throws Error where no page is of its kind */
export function feedOf(name: FeedName, pages: readonly FoundPage[], origin: string): Feed {
  const { kind, self, page, entries } = sources[name];
  const own = pages
    .filter((one) => one.kind === kind)
    .flatMap((one) => entries(one, origin))
    .sort((a, b) => b.day.localeCompare(a.day));
  return {
    self: origin + self,
    page: origin + page,
    title: fill(copy.feeds[name].title, { name: site.name }),
    subtitle: copy.feeds[name].subtitle,
    author: site.legalName,
    language: site.language,
    entries: own.slice(0, MOST),
  };
}

/** The feeds of the site that have the pages of a kind for entries. */
export const feedsOf = (pages: readonly FoundPage[], origin: string): Published[] =>
  (Object.keys(sources) as FeedName[]).map((name) => ({
    feed: feedOf(name, pages, origin),
    kind: sources[name].kind,
  }));
