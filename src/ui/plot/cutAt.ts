export interface Piece {
  /** Where it begins and how long it is, in the unit of the whole. */
  readonly at: number;
  readonly length: number;
}

/** Something of a length, cut where its parts begin; the last part ends with the whole. */
export const cutAt = (starts: readonly number[], whole: number): Piece[] =>
  starts.map((at, index) => ({ at, length: Math.max(0, (starts[index + 1] ?? whole) - at) }));
