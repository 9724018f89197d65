import { balanced } from '../../text/lines.ts';
import { breakLines, type Line, type Run } from './paragraph.ts';
import { measure, type Style } from './type.ts';

/** Sizes in points; `lines` is how many may stand in the box, `leading` their distance in em. */
export interface Box {
  readonly width: number;
  readonly lines: number;
  readonly leading: number;
}

export interface Fitted {
  readonly lines: readonly Line[];
  readonly style: Style;
  /** Distance of the baselines, in points. */
  readonly leading: number;
}

const STEP = 0.5;
const SMALLEST = 4;

/** Sets a text in a box, shrinking it until it fits; lines may be more where the text is smaller. */
export function fitParagraph(runs: readonly Run[], style: Style, box: Box): Fitted {
  const height = box.lines * box.leading * style.size;
  for (let size = style.size; ; size -= STEP) {
    const smaller = { ...style, size };
    const lines = breakLines(runs, smaller, box.width);
    const leading = box.leading * size;
    const fits =
      lines.length * leading <= height + 0.01 && lines.every((line) => line.width <= box.width);
    if (fits || size <= SMALLEST) return { lines, style: smaller, leading };
  }
}

/** Narrows the lines as far as their number allows, so that the last one is not left short. */
export function balance(runs: readonly Run[], fitted: Fitted, width: number): Fitted {
  const breakAt = (narrower: number): Line[] | undefined => {
    const lines = breakLines(runs, fitted.style, narrower);
    return lines.every((line) => line.width <= narrower) ? lines : undefined;
  };
  return { ...fitted, lines: balanced(fitted.lines, breakAt, width) };
}

/** The style, shrunk so that a text takes no more than `width` points on one line. */
export function fitLine(text: string, style: Style, width: number): Style {
  const taken = measure(text, style);
  return taken <= width ? style : { ...style, size: (style.size * width) / taken };
}
