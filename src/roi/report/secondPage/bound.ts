import { bounds } from '../../bounds.ts';
import type { RoiResult } from '../../model.ts';
import { toMillimeters, toPoints, type Canvas } from '../canvas.ts';
import { bounded, boundTitle, unbounded } from '../copy/secondPage.ts';
import { fitLine } from '../fit.ts';
import { left, width } from '../layout.ts';
import { measure } from '../type.ts';
import { bound as place } from './layout.ts';
import { markOf } from './marks.ts';

/** Says whether page 1 shows the figures above, or the fixed ones of a bound. */
export function drawBound(canvas: Canvas, { bound }: RoiResult): void {
  const { top, height, inset, baseline, plain, style } = place;
  if (bound === null) {
    const fitted = fitLine(unbounded, style, toPoints(width));
    canvas.mark(markOf('bound'), () => canvas.text(unbounded, [left, plain], fitted, 'ink-600'));
    return;
  }
  const title = boundTitle[bound];
  const text = bounded(bounds[bound]);
  const strong = { ...style, cut: 'strong' } as const;
  const x = left + inset + toMillimeters(measure(`${title} `, strong)) + 0.8;
  const fitted = fitLine(text, style, toPoints(left + width - inset - x));
  canvas.decorate(() => canvas.card({ x: left, y: top, width, height }, 1.2, 'amber-50'));
  canvas.mark(markOf('bound'), () => {
    canvas.text(title, [left + inset, baseline], strong, 'amber-800');
    canvas.text(text, [x, baseline], fitted, 'ink-700');
  });
}
