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

/** A sentence ends after a word, not after the letters of `St.` or `No.`. */
const END = /(?:\p{L}{3}|[\d%)”’])[.!?][”’)]*(?=\s|$)/gu;

const sentenceBefore = (text: string): string => {
  const last = [...text.matchAll(END)].at(-1);
  return last ? text.slice(last.index + last[0].length).trimStart() : text;
};

/** Pagefind gives so many words; a sentence that is longer shows where it was cut. */
const sentenceAfter = (text: string): string => {
  const [first] = text.matchAll(END);
  return first ? text.slice(0, first.index + first[0].length) : text.replace(/[,;:]$/, '…');
};

/**
 * The sentence in which Pagefind has marked a word, cut at that word. Of several it is the longest: in a question that
 * is what it is about. Neighbors count as one. None without a mark.
 */
export function lineOf(excerpt: string, href: string, heading?: string): Line | undefined {
  const joined = excerpt.replaceAll('</mark> <mark>', ' ');
  const [found] = [...joined.matchAll(/<mark>(.*?)<\/mark>/gs)].sort(
    ([one], [other]) => other.length - one.length,
  );
  if (!found) return undefined;
  const [, left = '', word = '', right = ''] = AROUND.exec(plain(found[1] ?? '')) ?? [];
  return {
    before: sentenceBefore(plain(joined.slice(0, found.index)) + left),
    word,
    after: sentenceAfter(right + plain(joined.slice(found.index + found[0].length))),
    href,
    ...(heading ? { heading } : {}),
  };
}
