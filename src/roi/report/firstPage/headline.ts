import type { RoiResult } from '../../model.ts';
import type { Canvas } from '../canvas.ts';
import { toPoints } from '../canvas.ts';
import { headline as words } from '../copy/firstPage.ts';
import { balance, fitParagraph } from '../fit.ts';
import { left } from '../layout.ts';
import { headline } from './layout.ts';
import { markOf } from './marks.ts';

export function drawHeadline(canvas: Canvas, result: RoiResult): void {
  const runs = words(result, result.bound).map(
    ({ text, figure }) => ({ text, color: figure ? 'pine-600' : 'ink-900' }) as const,
  );
  const { style, lines, leading, width, baseline } = headline;
  const box = { width: toPoints(width), lines, leading };
  const fitted = balance(runs, fitParagraph(runs, style, box), box.width);
  canvas.mark(markOf('headline'), () => canvas.paragraph(fitted, [left, baseline]));
}
