import { formatDollars, formatPercentage } from '../../../format/number.ts';
import type { RoiResult } from '../../model.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { fitLine } from '../fit.ts';
import { figureColumns, figures } from './layout.ts';
import { markOf, type Piece } from './marks.ts';

type Figure = readonly [piece: Piece, value: string];

export function drawFigures(canvas: Canvas, result: RoiResult): void {
  const { savingsOnIntegrationsPercentage: saved } = result;
  const values: Figure[] = [
    ['return', formatPercentage(result.ROIPercentage)],
    ['breakeven', result.breakevenTimeline],
    ['cost', formatDollars(result.cost.total)],
  ];
  if (saved !== undefined) values.push(['integration', formatPercentage(saved)]);
  figureColumns(values.length).forEach(({ x, width }, index) => {
    const [piece, value] = values[index] as Figure;
    const style = fitLine(value, figures.style, toPoints(width));
    canvas.mark(markOf(piece), () => canvas.text(value, [x, figures.value], style, 'ink-900'));
  });
}
