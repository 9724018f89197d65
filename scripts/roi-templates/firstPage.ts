import { integrationField, numberFields } from '../../src/roi/fields.ts';
import { toPoints } from '../../src/roi/report/canvas.ts';
import { calculator } from '../../src/roi/report/copy/document.ts';
import * as words from '../../src/roi/report/copy/firstPage.ts';
import { fitLine } from '../../src/roi/report/fit.ts';
import {
  column,
  figureColumns,
  figures,
  inputRows,
  left,
  right,
  small,
  title,
  titleBaseline,
} from '../../src/roi/report/layout.ts';
import { firstStaticMark, inputMark, markOf, type Piece } from '../../src/roi/report/marks.ts';
import { drawFooter, drawHeader } from './frame.ts';
import type { Part } from './structure.ts';
import { TemplatePage } from './TemplatePage.ts';

export interface DrawnPage {
  readonly content: string;
  readonly parts: readonly Part[];
}

/** What the first page of every report shares: labels and rules around the figures. */
export function drawFirstPage(isIntegration: boolean): DrawnPage {
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
    ...drawFooter(page, 1, calculator),
  ];
  return { content: page.canvas.toString(), parts };
}

function drawTitle(page: TemplatePage, text: string, x: number): Part {
  const mark = page.text({ text, at: [x, titleBaseline], style: title, color: 'ink-900' });
  return { role: 'H2', kids: [mark] };
}

function drawFigureLabels(page: TemplatePage, isIntegration: boolean): Part[] {
  const pieces = ['return', 'breakeven', 'cost', 'integration'] as const;
  const shown = isIntegration ? pieces : pieces.slice(0, -1);
  const columns = figureColumns(shown.length);
  page.decorate((canvas) => {
    for (const y of [figures.top, figures.bottom]) {
      canvas.line(
        [
          [left, y],
          [right, y],
        ],
        'stone-300',
        0.85,
      );
    }
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
  const rows = [...numberFields, integrationField].map(({ label }, index): Part => {
    const y = inputRows.first + index * inputRows.step;
    const rule = y + inputRows.rule;
    page.decorate((canvas) =>
      canvas.line(
        [
          [left, rule],
          [left + column.width, rule],
        ],
        'stone-300',
        0.57,
      ),
    );
    const style = fitLine(label, small, toPoints(column.width - inputRows.valueWidth));
    const mark = page.text({ text: label, at: [left, y], style, color: 'ink-900' });
    const cells: Part[] = [
      { role: 'TH', kids: [mark], scope: 'Row' },
      { role: 'TD', kids: [inputMark(index)] },
    ];
    return { role: 'TR', kids: cells };
  });
  return { role: 'Table', kids: rows };
}
