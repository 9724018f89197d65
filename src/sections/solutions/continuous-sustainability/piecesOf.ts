import type { Fill, Hatch } from '../../../ui/plot/fill';
import { percentOf } from '../../../ui/plot/scale';
import type { Book } from './book';
import { closeLedger, type Row } from './closeLedger';

export interface Piece extends Row {
  readonly name: string;
  readonly meter: string;
  readonly proof: string;
  readonly day?: string | undefined;
  readonly fill: Fill;
  readonly hatch?: Hatch;
  /** Place on the bar, in percent of all savings. */
  readonly x: number;
  readonly w: number;
}

const fillOf = ({ kwh, tons }: Row): Fill => (tons > 0 ? 'late' : kwh === 0 ? 'cold' : 'measured');

/**
 * The change of a year as one bar, cut into its lines: savings one after the other, then what nobody
 * explains, the grid, and what was used in addition, which takes back from the end.
 */
export function piecesOf({ entries, totals, factors, rest, grid }: Book) {
  const closed = closeLedger(entries, totals, factors);
  const lines = entries.map((entry, index) => {
    const row = closed.entries[index] ?? closed.rest;
    return { ...entry, ...row, fill: fillOf(row) };
  });
  const ordered: readonly Omit<Piece, 'x' | 'w'>[] = [
    ...lines.filter(({ tons }) => tons <= 0),
    { ...rest, ...closed.rest, fill: 'off', hatch: 1 },
    { ...grid, ...closed.grid, fill: 'before' },
    ...lines.filter(({ tons }) => tons > 0),
  ];
  const whole = { from: 0, to: -ordered.reduce((sum, { tons }) => sum + Math.min(0, tons), 0) };
  let end = 0;
  const pieces = ordered.map((piece): Piece => {
    const from = piece.tons > 0 ? end - piece.tons : end;
    end -= piece.tons;
    return { ...piece, x: percentOf(from, whole), w: percentOf(Math.abs(piece.tons), whole) };
  });
  return { pieces, total: closed.total, reported: percentOf(-closed.total.tons, whole) };
}
