import type { RoiInputs } from '../../fields.ts';
import type { RoiResult } from '../../model.ts';
import { toMillimeters, toPoints, type Canvas } from '../canvas.ts';
import { neededDecrease } from '../copy/firstPage.ts';
import { neededFigure } from '../copy/units.ts';
import { fitLine, fitParagraph } from '../fit.ts';
import { column, right, small } from '../layout.ts';
import { figures, needed } from './layout.ts';
import { markOf } from './marks.ts';
import { measure } from '../type.ts';

/** By how much jobs have to get faster for the cost to be covered. */
export function drawNeeded(canvas: Canvas, result: RoiResult, inputs: RoiInputs): void {
  const percentage = result.neededDecreasePercentage;
  const entered = {
    inHouse: inputs.timeDecreasePercentageWithProvider,
    outsourced: inputs.timeDecreasePercentageOutsourcedWithProvider,
  };
  const covered = result.unclamped.totalCostSavedPerYear >= result.cost.total;
  const text = neededDecrease(percentage, entered, covered);
  const value = neededFigure(percentage);
  const { baseline, gap, valueWidth, lines, leading } = needed;
  const style = fitLine(value, figures.style, toPoints(valueWidth));
  const x = column.second + toMillimeters(measure(value, style)) + gap;
  const box = { width: toPoints(right - x), lines, leading };
  const fitted = fitParagraph([{ text, color: 'ink-600' }], small, box);
  canvas.mark(markOf('needed'), () => {
    canvas.text(value, [column.second, baseline], style, 'ink-900');
    canvas.paragraph(fitted, [x, baseline - 2.2]);
  });
}
