import type { RoiInputs } from '../../fields.ts';
import { formatDollars, formatEntered, formatPercentage } from '../../../format/number.ts';
import type { RoiResult } from '../../model.ts';
import { disconnected, readingsOf } from '../../readings.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { months } from '../copy/units.ts';
import { fitLine } from '../fit.ts';
import { small, smallStrong } from '../layout.ts';
import { whatIf, whatIfColumns } from './layout.ts';
import { comparisons, markOf, type Column, type Comparison } from './marks.ts';

/** The readings of the inputs side by side, without bounds, which would hide what changes. */
export function drawWhatIf(canvas: Canvas, inputs: RoiInputs): void {
  const without = disconnected(inputs);
  const columns: readonly { name: Column; inputs: RoiInputs; result: RoiResult }[] = [
    ...readingsOf(inputs),
    ...(without ? [{ name: 'disconnected', inputs, result: without } as const] : []),
  ];
  const places = whatIfColumns(columns.length);
  for (const [index, { name, ...reading }] of columns.entries()) {
    const { x = 0, width = 0 } = places[index] ?? {};
    const figures = figuresOf(reading.inputs, reading.result);
    comparisons.forEach((comparison, row) => {
      const text = figures[comparison];
      const style = fitLine(text, name === 'expected' ? smallStrong : small, toPoints(width));
      const y = whatIf.first + row * whatIf.step;
      canvas.mark(markOf(`${name}.${comparison}`), () =>
        canvas.text(text, [x, y], style, 'ink-900', 'right'),
      );
    });
  }
}

function figuresOf(inputs: RoiInputs, { unclamped, cost }: RoiResult): Record<Comparison, string> {
  const decreases = [
    inputs.timeDecreasePercentageWithProvider,
    inputs.timeDecreasePercentageOutsourcedWithProvider,
  ].map((decrease) => `${formatEntered(decrease)}%`);
  return {
    effect: [...new Set(decreases)].join(' and '),
    saved: formatDollars(unclamped.totalCostSavedPerYear),
    cost: formatDollars(cost.total),
    return: formatPercentage(unclamped.ROIPercentage),
    payback: months(unclamped.breakevenMonths),
  };
}
