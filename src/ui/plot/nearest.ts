import type { Point } from './scale';

/** What a mark of a drawing says, and where it is, in percent. */
export interface Mark {
  /** From the left, or from the top if the marks lie one below the other. */
  readonly at: number;
  /** From the top: a line with a dot goes there. */
  readonly y?: number;
  /** One or two sentences; what stands in `**` is bold. */
  readonly says: string;
}

/** Number of the mark nearest to a point; of marks at one place, the one nearest in height. */
export function nearest(marks: readonly Mark[], { x, y }: Point, isDown = false): number {
  const distance = ({ at, y: height = y }: Mark): readonly [number, number] => [
    Math.abs(at - (isDown ? y : x)),
    Math.abs(height - y),
  ];
  return marks.reduce((best, mark, index) => {
    const [along, across] = distance(mark);
    const [bestAlong, bestAcross] = distance(marks[best] ?? mark);
    return along < bestAlong || (along === bestAlong && across < bestAcross) ? index : best;
  }, 0);
}
