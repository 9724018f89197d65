/** A chapter of a guide as HTML: heading, its answer, what may be folded. */
export interface Chapter {
  /** Anchor of its heading. */
  readonly id: string;
  readonly heading: string;
  /** The quote right under the heading, which says in a sentence or two what the chapter comes to. */
  readonly answer: string;
  readonly detail: string;
}

const CHAPTER = /(?=<h2 id=")/;
const PARTS =
  /^(<h2 id="([^"]+)"[\s\S]*?<\/h2>)\s*(?:<blockquote>([\s\S]*?)<\/blockquote>)?([\s\S]*)$/;

/** The chapters of a text, and what stands before the first of them. */
export function chaptersOf(html: string): {
  readonly before: string;
  readonly chapters: readonly Chapter[];
} {
  const pieces = html.split(CHAPTER);
  const chapters = pieces.flatMap((piece): Chapter[] => {
    const [, heading, id, answer = '', detail = ''] = PARTS.exec(piece) ?? [];
    return heading && id ? [{ id, heading, answer: answer.trim(), detail: detail.trim() }] : [];
  });
  return { before: pieces[0]?.startsWith('<h2') ? '' : (pieces[0]?.trim() ?? ''), chapters };
}

/** Words of a piece of HTML. */
export const wordsOf = (html: string): number =>
  html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
