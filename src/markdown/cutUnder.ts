const HEADING = /<h[2-4] id="([^"]+)"/g;

/**
 * The HTML of a body in pieces, so that something may stand under the text of a heading: each piece
 * but the last ends where the heading after the one that `anchors` names begins.
 * @param anchors headings in the order of the text.
 */
export function cutUnder(html: string, anchors: readonly string[]): string[] {
  const headings = [...html.matchAll(HEADING)].map(({ 1: id, index }) => ({ id, index }));
  const ends = anchors.map((anchor) => {
    const at = headings.findIndex(({ id }) => id === anchor);
    return at < 0 ? 0 : (headings[at + 1]?.index ?? html.length);
  });
  return [...ends, html.length].map((end, place) => html.slice(ends[place - 1] ?? 0, end));
}
