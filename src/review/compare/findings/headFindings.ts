import type { PageRecord } from '../../record/schema';
import type { Pair } from '../review';
import type { Look } from './look';

const headingOf = ({ blocks }: PageRecord): string =>
  blocks.find(([tag]) => tag === 'h1')?.[1] ?? '';

/** What search engines, browsers and chats are told of a page. */
export function headFindings({ was, is }: Pair): Look[] {
  const [one, other] = [headingOf(was), headingOf(is)];
  return [
    was.title !== is.title && {
      id: `head:${is.path}`,
      kind: 'titles' as const,
      says: 'The title that search engines and browsers show is another one.',
      verb: 'Check' as const,
      todo: 'read it as a search result, next to the words under it.',
    },
    one !== other && {
      id: `h1:${is.path}`,
      kind: 'titles' as const,
      says: `The heading of the page is another one: “${other}”.`,
      verb: 'Check' as const,
      todo: 'see that the first lines still follow from it.',
    },
    was.canonical !== is.canonical &&
      was.path === is.path && {
        id: `canonical-of:${is.path}`,
        kind: 'titles' as const,
        says: `Search engines are told that this page is a copy of ${is.canonical}.`,
        verb: 'Check' as const,
        todo: 'see that it is meant.',
      },
    (was.robots !== is.robots || was.isListed !== is.isListed) && {
      id: `robots:${is.path}`,
      verdict: 'stop' as const,
      kind: 'gone' as const,
      says:
        was.isListed && !is.isListed
          ? 'Search engines will drop this page: it is no longer in the sitemap, or says noindex.'
          : 'Search engines will show this page, which was kept from them.',
      verb: 'Do' as const,
      todo: 'set seo.noindex as it was, or say in the pull request why it changes.',
    },
    was.share.src !== is.share.src &&
      was.title === is.title &&
      one === other && {
        id: 'share:picture',
        kind: 'pictures' as const,
        says: 'A link to this page is shown with another picture.',
        verb: 'Check' as const,
        todo: 'open the picture; it is what a chat shows.',
      },
    was.jsonLd !== undefined &&
      is.jsonLd !== undefined &&
      was.jsonLd.types.join() !== is.jsonLd.types.join() && {
        id: `json-ld:${is.path}`,
        kind: 'titles' as const,
        says: `To search engines the page is now ${is.jsonLd.types.join(', ')}.`,
        verb: 'Check' as const,
        todo: 'see that it is meant.',
      },
    was.feeds.join() !== is.feeds.join() && {
      id: `feeds:${is.path}`,
      kind: 'links' as const,
      says:
        is.feeds.length < was.feeds.length
          ? 'It is announced by a feed less.'
          : 'It is announced by another feed.',
      verb: 'Check' as const,
      todo: 'see that readers of the feed still get it.',
    },
  ].filter((one) => one !== false);
}
