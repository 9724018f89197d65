import type { RoiInputs } from '../fields.ts';
import { calculatorAddress } from '../link.ts';
import type { RoiResult } from '../model.ts';
import { fillTemplate } from './fillTemplate.ts';
import { drawFirstPage } from './firstPage/drawFirstPage.ts';
import { drawSecondPage } from './secondPage/drawSecondPage.ts';

/**
 * Draws the figures on both pages of a template: the one way in which a report is made, in the
 * browser and on the server. The same template, inputs and result give the same bytes.
 * @throws if the template is no whole PDF.
 */
export function drawReport(
  template: Uint8Array,
  inputs: RoiInputs,
  result: RoiResult,
): Promise<Uint8Array<ArrayBuffer>> {
  const address = calculatorAddress(inputs);
  return fillTemplate(template, {
    firstPage: drawFirstPage(inputs, result),
    secondPage: drawSecondPage(inputs, result, address),
    address,
  });
}
