const MARKERS = ['terms', 'drawing', 'pair', 'wall'] as const;

export type Marker = (typeof MARKERS)[number];

/** HTML, or the name of what stands in its place. */
export type Part = string | { readonly marker: Marker };

/** A stretch of a topic: in view, or behind a line of its own. */
export interface Room {
  readonly fold?: string;
  readonly parts: readonly Part[];
}

/** Paragraph that is a placeholder: `{terms}`, `{fold: The other four}`, `{end}`. */
const PLACEHOLDER = /<p>\{(terms|drawing|pair|wall|end|fold: [^}<]+)\}<\/p>/;

/** A fold ends where a chapter begins. */
const CHAPTER = /(?=<h2)/;

/** A paragraph in braces that is none of them. */
const UNKNOWN = /<p>(\{[^}<]*\})<\/p>/;

/**
 * Text of a topic by what folds: from `{fold: …}` to the next fold, to `{end}` or to the next chapter.
 * @throws Error for a paragraph in braces that means nothing.
 */
export function roomsOf(html: string): Room[] {
  const rooms: { fold?: string; parts: Part[] }[] = [{ parts: [] }];
  const last = () => rooms.at(-1) ?? { parts: [] };
  // Text and names of placeholders alternate, text first.
  html.split(PLACEHOLDER).forEach((piece, index) => {
    if (index % 2 === 1) {
      if (piece === 'end') rooms.push({ parts: [] });
      else if (piece.startsWith('fold: ')) rooms.push({ fold: piece.slice(6), parts: [] });
      else last().parts.push({ marker: piece as Marker });
      return;
    }
    const [, unknown] = UNKNOWN.exec(piece) ?? [];
    if (unknown) throw new Error(`Knowledge base: ${unknown} stands for nothing`);
    for (const text of last().fold ? piece.split(CHAPTER) : [piece]) {
      if (last().fold && text.startsWith('<h2')) rooms.push({ parts: [] });
      if (text.trim()) last().parts.push(text);
    }
  });
  return rooms.filter(({ parts }) => parts.length > 0);
}
