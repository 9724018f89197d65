import type { RoiInputs } from '../../fields.ts';
import type { RoiResult } from '../../model.ts';
import { Canvas } from '../canvas.ts';
import { drawBound } from './bound.ts';
import { drawCode } from './code.ts';
import { drawTiers } from './tiers.ts';
import { drawWhatIf } from './whatIf.ts';
import { drawWorking } from './working.ts';

/**
 * How the answer comes about, drawn on the template's second page. The address is what the code
 * leads to.
 */
export function drawSecondPage(inputs: RoiInputs, result: RoiResult, address: string): string {
  const canvas = new Canvas();
  drawWorking(canvas, inputs, result);
  drawBound(canvas, result);
  drawWhatIf(canvas, inputs);
  drawTiers(canvas, result);
  drawCode(canvas, address);
  return canvas.toString();
}
