export interface Piece {
  /** Start and length, in the unit of the whole. */
  readonly at: number;
  readonly length: number;
}

/** Parts of a length, by their starts; the last part ends with the whole. */
export const cutAt = (starts: readonly number[], whole: number): Piece[] =>
  starts.map((at, index) => ({ at, length: Math.max(0, (starts[index + 1] ?? whole) - at) }));
