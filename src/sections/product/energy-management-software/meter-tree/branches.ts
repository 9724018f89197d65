/** From the top, in thousandths of the height. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Branch from the trunk to its end. */
export interface Branch {
  readonly root: Edges;
  readonly end: Edges;
}

const HEIGHT = 1000;

/**
 * Branches of a whole, left to right, as thick as their shares. Ends have gaps between them; the
 * trunk has none and is centered. @param gap between two ends, in thousandths of the height
 */
export function branches(amounts: readonly number[], gap: number): Branch[] {
  const sum = amounts.reduce((whole, amount) => whole + amount, 0);
  const air = gap * (amounts.length - 1);
  let before = 0;
  return amounts.map((amount, index) => {
    const thick = (amount / sum) * (HEIGHT - air);
    const root = { top: air / 2 + before, bottom: air / 2 + before + thick };
    const end = { top: before + index * gap, bottom: before + index * gap + thick };
    before += thick;
    return { root, end };
  });
}

/** Width of the trunk, from which the branches part. */
export const TRUNK = 60;

const round = (value: number): number => Math.round(value);

/** Outline of a branch in a square of 1,000, from `left` on. */
export function branchPath({ root, end }: Branch, left: number): string {
  const [a, b, c, d] = [root.top, end.top, end.bottom, root.bottom].map(round);
  const bend = (left + HEIGHT) / 2;
  return `M${left} ${a}C${bend} ${a} ${bend} ${b} 1000 ${b}V${c}C${bend} ${c} ${bend} ${d} ${left} ${d}Z`;
}

/** Outline of the trunk in the same square. */
export const trunkPath = (tree: readonly Branch[]): string =>
  `M0 ${round(tree[0]?.root.top ?? 0)}H${TRUNK}V${round(tree.at(-1)?.root.bottom ?? 0)}H0Z`;
