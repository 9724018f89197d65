import type { FeedEntry } from '../../content-model/kind';
import { escape } from '../../http/escape';

export interface Feed {
  /** Its own address. */
  readonly self: string;
  /** Address of the page that it tells of. */
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly language: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

// Neither XML 1.0 nor a reader has them.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const text = (words: string): string => escape(words.replace(CONTROLS, ''));

/** A day has no time: midnight in UTC, so that two builds give the same file. */
const moment = (day: string): string => `${day}T00:00:00Z`;

const entryXml = ({ id, title, text: words, link, day }: FeedEntry): string => `  <entry>
    <id>${text(id)}</id>
    <title>${text(title)}</title>
    <link rel="alternate" href="${text(link)}"/>
    <published>${moment(day)}</published>
    <updated>${moment(day)}</updated>
    <content type="text">${text(words)}</content>
  </entry>`;

/**
 * A feed as RFC 4287 wants it.
 * @throws Error without an entry: a feed has to say when it was changed last
 */
export function atom({ self, page, title, subtitle, author, language, entries }: Feed): string {
  const [newest] = entries;
  if (!newest) throw new Error(`${self}: a feed needs an entry`);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(language)}">
  <id>${text(self)}</id>
  <title>${text(title)}</title>
  <subtitle>${text(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${text(self)}"/>
  <link rel="alternate" type="text/html" href="${text(page)}"/>
  <updated>${moment(newest.day)}</updated>
  <author><name>${text(author)}</name></author>
${entries.map(entryXml).join('\n')}
</feed>
`;
}
