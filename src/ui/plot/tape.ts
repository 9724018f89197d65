/** A part of one row of a tape that is cut into rows of the same length. */
export interface TapePiece {
  readonly row: number;
  /** From the beginning of the row. */
  readonly from: number;
  readonly length: number;
}

/** A stretch of a tape, cut where a row ends. */
export function piecesOf(from: number, length: number, perRow: number): TapePiece[] {
  const pieces: TapePiece[] = [];
  const end = from + length;
  for (let at = from; at < end;) {
    const row = Math.floor(at / perRow);
    const next = Math.min(end, (row + 1) * perRow);
    pieces.push({ row, from: at - row * perRow, length: next - at });
    at = next;
  }
  return pieces;
}
