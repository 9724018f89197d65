/** A sentence around the word that was looked for. */
export interface Line {
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly href: string;
  /** The heading above it, where it stands below one that has an address. */
  readonly heading?: string;
}

/** An excerpt is text but for its marks; Pagefind escapes these two letters. */
const plain = (text: string): string =>
  text
    .replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Punctuation is marked with its word, and is no part of it. */
const AROUND = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

/**
 * An excerpt in which Pagefind has marked words, cut at the longest of them: in a question that is the
 * one it is about. Neighbors count as one word. None without a mark.
 */
export function lineOf(excerpt: string, href: string, heading?: string): Line | undefined {
  const joined = excerpt.replaceAll('</mark> <mark>', ' ');
  const [found] = [...joined.matchAll(/<mark>(.*?)<\/mark>/gs)].sort(
    ([one], [other]) => other.length - one.length,
  );
  if (!found) return undefined;
  const [, left = '', word = '', right = ''] = AROUND.exec(plain(found[1] ?? '')) ?? [];
  return {
    before: plain(joined.slice(0, found.index)) + left,
    word,
    after: right + plain(joined.slice(found.index + found[0].length)),
    href,
    ...(heading ? { heading } : {}),
  };
}
