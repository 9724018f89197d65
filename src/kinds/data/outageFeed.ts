import { OUTAGES_FEED, STATUS_PATH, type Outage } from '../../content-model/outages';
import type { Feed } from '../../discovery/feeds/atom';
import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { fill } from '../../text/fillWords';
import words from './outageFeed.json';

/** What the feed says of an outage. */
export type Told = Pick<Outage, 'on' | 'minutes' | 'title' | 'stopped' | 'cause' | 'changed'>;

/** Feed of outages, the newest first; `origin` is that of the site. */
export function outageFeed(outages: readonly Told[], origin: string): Feed {
  const page = origin + STATUS_PATH;
  return {
    self: origin + OUTAGES_FEED,
    page,
    title: words.title,
    subtitle: words.subtitle,
    author: site.legalName,
    language: site.language,
    entries: outages
      .toSorted((one, other) => other.on.localeCompare(one.on))
      .map(({ on, minutes, title, stopped, cause, changed }) => {
        const link = `${page}#${on}`;
        const [name, text] = [
          fill(words.entry, { title, minutes }),
          [stopped, cause, changed].join(' '),
        ].map(withoutNoBreaks) as [string, string];
        return { id: link, title: name, text, link, day: on };
      }),
  };
}
