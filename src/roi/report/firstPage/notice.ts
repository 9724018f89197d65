import type { RoiResult } from '../../model.ts';
import { toMillimeters, toPoints, type Canvas } from '../canvas.ts';
import { notice as words } from '../copy/firstPage.ts';
import { balance, fitParagraph } from '../fit.ts';
import { left, smallStrong, width } from '../layout.ts';
import { notice } from './layout.ts';
import { markOf } from './marks.ts';

/** Says that a bound applies and what the inputs give without it; draws nothing where none applies. */
export function drawNotice(canvas: Canvas, { bound, unclamped }: RoiResult): void {
  if (bound === null) return;
  const { title, text } = words(bound, unclamped);
  const { top, height, inset, ascent, style, lines, leading } = notice;
  const band = { x: left, y: top, width, height };
  const box = { width: toPoints(width - 2 * inset), lines, leading };
  const runs = [{ text, color: 'ink-700' }] as const;
  const fitted = balance(runs, fitParagraph(runs, style, box), box.width);
  const line = toMillimeters(fitted.leading);
  const spare = height - line * (fitted.lines.length + 1);
  const [x, y] = [left + inset, top + spare / 2 + ascent];
  canvas.decorate(() => canvas.card(band, 1.2, 'amber-50'));
  canvas.mark(markOf('notice'), () => {
    canvas.text(title, [x, y], smallStrong, 'amber-800');
    canvas.paragraph(fitted, [x, y + line]);
  });
}
