import type { FeedOfKind } from '../../content-model/kind';
import copy from '../../copy/changes.json';
import { whatsNewFeedPath, whatsNewPath } from '../../site';
import { fill } from '../../text/fillWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { WhatsNew } from './schema';

/** Feed of product changes, an entry each, with its link and menu path. */
export const changesFeed: FeedOfKind<WhatsNew> = {
  self: whatsNewFeedPath,
  page: whatsNewPath,
  title: copy.feed,
  subtitle: copy.feedAbout,
  isLinked: true,
  most: 60,
  entries: ({ path, data: { version, released, changes } }, origin) =>
    changes.map(({ family, title, where, needs }, index) => {
      const link = `${origin}${path}#change-${index + 1}`;
      const menu = where.join(' › ');
      const about = fill(copy.feedEntry, { family: copy.families[family], version, where: menu });
      const text = needs ? `${about} ${copy.needs}: ${needs}.` : about;
      return {
        id: link,
        title: withoutNoBreaks(title),
        text: withoutNoBreaks(text),
        link,
        day: released,
      };
    }),
};
