import { numberFields, type NumberField, type RoiInputs } from '../../fields.ts';
import { formatEntered } from '../../format.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { no, yes } from '../copy/firstPage.ts';
import { fitLine } from '../fit.ts';
import { column, left, smallStrong } from '../layout.ts';
import { inputRows } from './layout.ts';
import { inputMark } from './marks.ts';

const signs: Readonly<Partial<Record<NumberField['unit'], string>>> = {
  '%': '%',
  hours: '\u00a0h',
};

export function drawInputs(canvas: Canvas, inputs: RoiInputs): void {
  const values = numberFields.map(
    ({ key, unit }) => formatEntered(inputs[key]) + (signs[unit] ?? ''),
  );
  [...values, inputs.isIntegration ? yes : no].forEach((value, index) => {
    const style = fitLine(value, smallStrong, toPoints(inputRows.valueWidth));
    const y = inputRows.first + index * inputRows.step;
    canvas.mark(inputMark(index), () =>
      canvas.text(value, [left + column.width, y], style, 'ink-900', 'right'),
    );
  });
}
