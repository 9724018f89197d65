import type { PDFRef } from 'pdf-lib';
import { disclaimer } from '../../src/roi/report/copy/document.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { column, left, right } from '../../src/roi/report/layout.ts';
import { basis, close } from '../../src/roi/report/secondPage/layout.ts';
import { firstStaticMark, markOf } from '../../src/roi/report/secondPage/marks.ts';
import { drawCodeLink } from './code.ts';
import type { DrawnPage } from './firstPage.ts';
import { drawFooter, drawHeader } from './frame.ts';
import { drawNext } from './next.ts';
import { drawNotes } from './notes.ts';
import { drawPrices } from './prices.ts';
import type { Part } from './structure.ts';
import { TemplatePage } from './TemplatePage.ts';
import { drawWhatIf } from './whatIf.ts';
import { drawWorking } from './working.ts';

/** What the second page of every report shares: labels and rules around the working, and notes. */
export function drawSecondPage(isIntegration: boolean, address: PDFRef): DrawnPage {
  const page = new TemplatePage(firstStaticMark);
  page.rule(close.rule, left, right, 'stone-300', 0.85);
  const restsOn = { ...basis, x: left, width: column.width };
  const leftOut = { ...close, x: left, width: close.firstWidth };
  const next = { ...close, x: close.second, width: close.secondWidth };
  const parts: Part[] = [
    ...drawHeader(page, words.header),
    ...drawWorking(page, isIntegration),
    { role: 'P', kids: [markOf('bound')] },
    ...drawWhatIf(page, isIntegration),
    ...drawNotes(page, words.basisTitle, words.basis(isIntegration), restsOn),
    ...drawPrices(page),
    ...drawNotes(page, words.leftOutTitle, [words.leftOut], leftOut),
    ...drawNext(page, next),
    { role: 'P', kids: [drawCodeLink(page, address)] },
    ...drawFooter(page, 2, { text: disclaimer }),
  ];
  return { content: page.canvas.toString(), parts };
}
