import type { RoiInputs } from '../fields.ts';
import type { RoiResult } from '../model.ts';
import { Canvas } from './canvas.ts';
import { drawCurve } from './fill/curve.ts';
import { drawFigures } from './fill/figures.ts';
import { drawHeadline } from './fill/headline.ts';
import { drawInputs } from './fill/inputs.ts';
import { drawNeeded } from './fill/needed.ts';
import { drawNotice } from './fill/notice.ts';
import { drawSplit } from './fill/split.ts';
import { fillTemplate } from './fillTemplate.ts';

/**
 * Draws the figures on the first page of a template: the one way in which a report is made, in the
 * browser and on the server. The same template, inputs and result give the same bytes.
 */
export function drawReport(
  template: Uint8Array,
  inputs: RoiInputs,
  result: RoiResult,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new Canvas();
  drawHeadline(canvas, result);
  drawFigures(canvas, result);
  drawNotice(canvas, result);
  drawCurve(canvas, result);
  drawInputs(canvas, inputs);
  drawSplit(canvas, result);
  drawNeeded(canvas, result, inputs);
  return fillTemplate(template, canvas.toString());
}
