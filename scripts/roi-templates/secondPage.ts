import { defaultInputs } from '../../src/roi/fields.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { disclaimer } from '../../src/roi/report/copy/document.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { column, left } from '../../src/roi/report/layout.ts';
import type { DrawnPage } from './firstPage.ts';
import { drawFooter, drawHeader } from './frame.ts';
import { drawBasis, drawNext } from './notes.ts';
import { drawSteps } from './steps.ts';
import type { Part } from './structure.ts';
import { TemplatePage } from './TemplatePage.ts';
import { drawPrices } from './prices.ts';

/** How the figures come about; the same for everybody, with our defaults as the example. */
export function drawSecondPage(isIntegration: boolean): DrawnPage {
  const page = new TemplatePage(0);
  const example = computeRoi({ ...defaultInputs, isIntegration });
  const parts: Part[] = [
    ...drawHeader(page, words.header),
    ...drawSteps(page, words.stepRows(example)),
    ...drawPrices(page),
    ...drawBasis(page, left, column.width),
    ...drawNext(page, column.second),
    ...drawFooter(page, 2, { text: disclaimer }),
  ];
  return { content: page.canvas.toString(), parts };
}
