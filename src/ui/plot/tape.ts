/** Part of a tape within one row; rows have equal length. */
export interface TapePiece {
  readonly row: number;
  /** Offset from the start of the row. */
  readonly from: number;
  readonly length: number;
}

/** Stretch of a tape, cut at row ends. */
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
