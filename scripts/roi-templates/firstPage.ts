import type { PDFRef } from 'pdf-lib';
import { integrationField, numberFields } from '../../src/roi/fields.ts';
import { toPoints } from '../../src/roi/report/canvas.ts';
import { calculatorText } from '../../src/roi/report/copy/document.ts';
import * as words from '../../src/roi/report/copy/firstPage.ts';
import { fitLine } from '../../src/roi/report/fit.ts';
import {
  figureColumns,
  figures,
  inputBaselines,
  inputs,
  titleBaseline,
} from '../../src/roi/report/firstPage/layout.ts';
import {
  firstStaticMark,
  inputMark,
  markOf,
  type Piece,
} from '../../src/roi/report/firstPage/marks.ts';
import { column, left, right, small, title } from '../../src/roi/report/layout.ts';
import { drawFooter, drawHeader } from './frame.ts';
import type { Part } from './structure.ts';
import { TemplatePage } from './TemplatePage.ts';

export interface DrawnPage {
  readonly content: string;
  readonly parts: readonly Part[];
}

/**
 * What the first page of every report shares: labels and rules around the figures. The address is
 * the object that says where links to the calculator lead.
 */
export function drawFirstPage(isIntegration: boolean, address: PDFRef): DrawnPage {
  const page = new TemplatePage(firstStaticMark);
  const drawn = (...pieces: Piece[]): Part[] =>
    pieces.map((piece) => ({ role: 'P', kids: [markOf(piece)] }));
  const parts: Part[] = [
    ...drawHeader(page, words.header),
    { role: 'H1', kids: [markOf('headline')] },
    ...drawFigureLabels(page, isIntegration),
    ...drawn('notice', 'curve'),
    drawTitle(page, words.inputsTitle, left),
    drawInputLabels(page),
    drawTitle(page, words.splitTitle, column.second),
    ...drawn('inHouse', 'outsourced', 'needed'),
    ...drawFooter(page, 1, { text: calculatorText, href: address }),
  ];
  return { content: page.canvas.toString(), parts };
}

function drawTitle(page: TemplatePage, text: string, x: number): Part {
  return page.line('H2', { text, at: [x, titleBaseline], style: title, color: 'ink-900' });
}

function drawFigureLabels(page: TemplatePage, isIntegration: boolean): Part[] {
  const pieces = ['return', 'breakeven', 'cost', 'integration'] as const;
  const shown = isIntegration ? pieces : pieces.slice(0, -1);
  const columns = figureColumns(shown.length);
  for (const y of [figures.top, figures.bottom]) page.rule(y, left, right, 'stone-300', 0.85);
  page.decorate((canvas) => {
    for (const { rule } of columns.slice(1)) {
      canvas.line(
        [
          [rule, figures.top],
          [rule, figures.bottom],
        ],
        'stone-300',
        0.85,
      );
    }
  });
  return columns.map(({ x, width }, index) => {
    const piece = shown[index] ?? 'return';
    const text = words.figureLabels[piece];
    const style = fitLine(text, small, toPoints(width));
    const label = page.text({ text, at: [x, figures.label], style, color: 'ink-600' });
    return { role: 'P', kids: [label, markOf(piece)] };
  });
}

function drawInputLabels(page: TemplatePage): Part {
  const fields = [...numberFields, integrationField];
  const rows = inputBaselines(fields.length).map((y, index): Part => {
    const text = fields[index]?.label ?? '';
    page.rule(y + inputs.rule, left, left + column.width);
    const style = fitLine(text, small, toPoints(column.width - inputs.valueWidth));
    const mark = page.text({ text, at: [left, y], style, color: 'ink-900' });
    const cells: Part[] = [
      { role: 'TH', kids: [mark], scope: 'Row' },
      { role: 'TD', kids: [inputMark(index)] },
    ];
    return { role: 'TR', kids: cells };
  });
  return { role: 'Table', kids: rows };
}
