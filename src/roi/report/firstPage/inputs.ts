import terms from '../../../copy/roiTerms.json';
import { numberFields, type RoiInputs } from '../../fields.ts';
import { formatEntered } from '../../../format/number.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { fitLine } from '../fit.ts';
import { column, left, smallStrong } from '../layout.ts';
import { inputBaselines, inputs as place } from './layout.ts';
import { inputMark } from './marks.ts';

export function drawInputs(canvas: Canvas, inputs: RoiInputs): void {
  const values = numberFields.map(({ key, suffix = '' }) => formatEntered(inputs[key]) + suffix);
  const shown = [...values, inputs.isIntegration ? terms.yes : terms.no];
  inputBaselines(shown.length).forEach((y, index) => {
    const value = shown[index] ?? '';
    const style = fitLine(value, smallStrong, toPoints(place.valueWidth));
    canvas.mark(inputMark(index), () =>
      canvas.text(value, [left + column.width, y], style, 'ink-900', 'right'),
    );
  });
}
