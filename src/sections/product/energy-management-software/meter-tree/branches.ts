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

const round = (value: number): number => Math.round(value);

/** Outline of a branch in a square of 1,000. */
export const branchPath = ({ root, end }: Branch): string => {
  const [a, b, c, d] = [root.top, end.top, end.bottom, root.bottom].map(round);
  return `M0 ${a}C500 ${a} 500 ${b} 1000 ${b}V${c}C500 ${c} 500 ${d} 0 ${d}Z`;
};
