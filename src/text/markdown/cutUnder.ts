const HEADING = /<h[2-4] id="([^"]+)"/g;

export interface Cut<Placed> {
  readonly html: string;
  /** What stands under this piece; nothing under the end of the text. */
  readonly placed?: Placed;
}

/**
 * The HTML of a body in pieces, so that something may stand under the text of a heading: a piece ends
 * where the heading after the one that `under` names (`#weigh-it-twice`) begins. What is placed comes
 * in the order of the text, and what is under one heading in the order of the list.
 */
export function cutUnder<Placed extends { readonly under: string }>(
  html: string,
  all: readonly Placed[],
): Cut<Placed>[] {
  const headings = [...html.matchAll(HEADING)].map(({ 1: id, index }) => ({ id, index }));
  const endOf = ({ under }: Placed): number => {
    const at = headings.findIndex(({ id }) => `#${id}` === under);
    return at < 0 ? 0 : (headings[at + 1]?.index ?? html.length);
  };
  const cuts = all
    .map((placed) => ({ placed, end: endOf(placed) }))
    .sort((one, other) => one.end - other.end);
  const rest = html.slice(cuts.at(-1)?.end ?? 0);
  return [
    ...cuts.map(({ placed, end }, place) => ({
      html: html.slice(cuts[place - 1]?.end ?? 0, end),
      placed,
    })),
    ...(rest ? [{ html: rest }] : []),
  ];
}
