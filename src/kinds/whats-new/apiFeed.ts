import { DEVELOPERS_PATH } from '../../content-model/open-api/schema';
import type { PublicPage } from '../../content-model/publicPage';
import copy from '../../copy/changes.json';
import type { Feed } from '../../discovery/feeds/atom';
import { site } from '../../site';
import { fill } from '../../text/fillWords';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import type { WhatsNew } from './schema';
import words from './apiFeed.json';

/** Feed of what changed for programs. */
export const API_FEED = `${DEVELOPERS_PATH}feed.atom`;

/** What a month of releases changed for programs, as its file says it. */
export type ToldVersion = Pick<WhatsNew, 'version' | 'released' | 'api'>;

/** The months among all pages. */
export const toldVersions = (pages: readonly PublicPage[]): ToldVersion[] =>
  pages.flatMap(({ kind, data }) =>
    kind.name === 'WhatsNew' ? [data as unknown as ToldVersion] : [],
  );

/** Feed of changes for programs, an entry each, the newest first; `origin` is that of the site. */
export function apiFeed(versions: readonly ToldVersion[], origin: string): Feed {
  const page = origin + DEVELOPERS_PATH;
  const link = `${page}#versions`;
  return {
    self: origin + API_FEED,
    page,
    title: words.title,
    subtitle: words.subtitle,
    author: site.legalName,
    language: site.language,
    entries: versions
      .toSorted((one, other) => other.released.localeCompare(one.released))
      .flatMap(({ version, released, api }) =>
        api.map(({ is, text }, index) => ({
          id: `${page}#${version}-${index + 1}`,
          title: fill(words.entry, { version, is: copy.api[is], number: index + 1 }),
          text: withoutNoBreaks(text.replaceAll('`', '')),
          link,
          day: released,
        })),
      ),
  };
}
