import type { ReactNode } from 'react';

/** A recording as a picture for each second: what is drawn is a function of the time alone. */
export interface Stage {
  readonly draw: (second: number) => ReactNode;
  /** Seconds at which things change place; they take `MOVE` seconds to get there. */
  readonly jumps?: readonly number[];
  /** What changes place, as a selector; each is known by the first words in it. */
  readonly movable?: string;
}

/** How long it takes to move from one place to the next, in seconds. */
export const MOVE = 0.8;

/** From 0 to 1 between two moments, gently at both ends. */
export function ease(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export const between = (share: number, from: number, to: number): number =>
  from + (to - from) * share;

/** The data of a drawing, from its file. */
export const shapeOf = <Shape>(drawing: unknown): Shape => (drawing as { shape: Shape }).shape;

/** What holds at a moment: the last of a list that has begun. */
export function current<Item extends { readonly at: number }>(
  items: readonly [Item, ...Item[]],
  second: number,
): Item {
  return items.findLast(({ at }) => at <= second) ?? items[0];
}
