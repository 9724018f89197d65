import type { RoiInputs } from '../../fields.ts';
import type { RoiResult } from '../../model.ts';
import { computeWorking, type StepId } from '../../working.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import { explain } from '../copy/explain.ts';
import { figuresOf } from '../copy/working.ts';
import { fitLine } from '../fit.ts';
import { small } from '../layout.ts';
import type { Style } from '../type.ts';
import { resultStyle, stepRows, wideHow, workingColumns } from './layout.ts';
import { figureCells, markOf, type FigureCell } from './marks.ts';

/** The steps whose figures stand on page 1, or are what the others lead to. */
const results: ReadonlySet<StepId> = new Set([
  'hoursSaved',
  'dollarsSaved',
  'cost',
  'return',
  'payback',
  'connectionsSaved',
  'breakEven',
]);

/** How each step was computed, and its figures. */
export function drawWorking(canvas: Canvas, inputs: RoiInputs, result: RoiResult): void {
  const steps = computeWorking(inputs, result);
  const explained = explain(steps);
  for (const { id, y } of stepRows(inputs.isIntegration)) {
    const figures = figuresOf(steps, id);
    const { x, width } = workingColumns.how;
    const room = figures.inHouse === undefined ? wideHow : width;
    const how = fitLine(explained[id], small, toPoints(room));
    canvas.mark(markOf(`${id}.how`), () => canvas.text(explained[id], [x, y], how, 'ink-600'));
    for (const cell of figureCells) {
      const isResult = cell === 'together' && results.has(id);
      drawFigure(canvas, { id, cell, text: figures[cell], y }, isResult ? resultStyle : small);
    }
  }
}

interface Figure {
  readonly id: StepId;
  readonly cell: FigureCell;
  readonly text: string | undefined;
  readonly y: number;
}

function drawFigure(canvas: Canvas, { id, cell, text, y }: Figure, style: Style): void {
  if (text === undefined) return;
  const { x, width } = workingColumns[cell];
  const fitted = fitLine(text, style, toPoints(width));
  canvas.mark(markOf(`${id}.${cell}`), () => canvas.text(text, [x, y], fitted, 'ink-900', 'right'));
}
