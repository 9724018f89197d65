import type { Point } from './scale';

/** What a mark of a drawing says, and where it is, in percent. */
export interface Mark {
  /** From the left, or from the top if the marks lie one below the other. */
  readonly at: number;
  /** From the top: a line with a dot goes there. */
  readonly y?: number;
  /** From the top, of marks in rows: the nearest row is looked for first. */
  readonly row?: number;
  /** One or two sentences; what stands in `**` is bold. */
  readonly says: string;
}

/** Number of the mark nearest to a point: by row, then by place, then by height. */
export function nearest(marks: readonly Mark[], { x, y }: Point, isDown = false): number {
  const distance = ({ at, y: height = y, row = y }: Mark): readonly number[] => [
    Math.abs(row - y),
    Math.abs(at - (isDown ? y : x)),
    Math.abs(height - y),
  ];
  return marks.reduce((best, mark, index) => {
    const bestAway = distance(marks[best] ?? mark);
    const less = distance(mark).map((away, part) => away - (bestAway[part] ?? 0));
    return (less.find((part) => part !== 0) ?? 0) < 0 ? index : best;
  }, 0);
}
