import type { RoiInputs } from '../../fields.ts';
import type { RoiResult } from '../../model.ts';
import { Canvas } from '../canvas.ts';
import { drawCurve } from './curve.ts';
import { drawFigures } from './figures.ts';
import { drawHeadline } from './headline.ts';
import { drawInputs } from './inputs.ts';
import { drawNeeded } from './needed.ts';
import { drawNotice } from './notice.ts';
import { drawSplit } from './split.ts';

/** What the answer is: drawn on the labels and rules of the template's first page. */
export function drawFirstPage(inputs: RoiInputs, result: RoiResult): string {
  const canvas = new Canvas();
  drawHeadline(canvas, result);
  drawFigures(canvas, result);
  drawNotice(canvas, result);
  drawCurve(canvas, result);
  drawInputs(canvas, inputs);
  drawSplit(canvas, result);
  drawNeeded(canvas, result, inputs);
  return canvas.toString();
}
