import { numberFields, type RoiInputs } from '../../fields.ts';
import { formatEntered } from '../../format.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { no, yes } from '../copy/firstPage.ts';
import { fitLine } from '../fit.ts';
import { column, left, smallStrong } from '../layout.ts';
import { inputRows } from './layout.ts';
import { inputMark } from './marks.ts';

export function drawInputs(canvas: Canvas, inputs: RoiInputs): void {
  const values = numberFields.map(({ key, suffix = '' }) => formatEntered(inputs[key]) + suffix);
  [...values, inputs.isIntegration ? yes : no].forEach((value, index) => {
    const style = fitLine(value, smallStrong, toPoints(inputRows.valueWidth));
    const y = inputRows.first + index * inputRows.step;
    canvas.mark(inputMark(index), () =>
      canvas.text(value, [left + column.width, y], style, 'ink-900', 'right'),
    );
  });
}
