import { toMillimeters, toPoints, type Point } from '../../src/roi/report/canvas.ts';
import { fitParagraph } from '../../src/roi/report/fit.ts';
import { small, title } from '../../src/roi/report/layout.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

/** Where a column of text starts, and how wide it is. */
export interface TextColumn {
  readonly x: number;
  readonly width: number;
  readonly title: number;
  readonly first: number;
}

const LEADING = 1.42;
const BETWEEN = 1.6;

export const drawTitle = (page: TemplatePage, text: string, { x, title: y }: TextColumn): Part =>
  page.line('H2', { text, at: [x, y], style: title, color: 'ink-900' });

/** Draws a text, and says where the next one would start. */
export function drawText(page: TemplatePage, text: string, [x, y]: Point, width: number) {
  const box = { width: toPoints(width), lines: 8, leading: LEADING };
  const fitted = fitParagraph([{ text, color: 'ink-700' }], small, box);
  const mark = page.paragraph(fitted, [x, y]);
  return { mark, next: y + toMillimeters(fitted.lines.length * fitted.leading) + BETWEEN };
}

/** A title and paragraphs under it. */
export function drawNotes(
  page: TemplatePage,
  heading: string,
  texts: readonly string[],
  column: TextColumn,
): Part[] {
  const parts = [drawTitle(page, heading, column)];
  let y = column.first;
  for (const text of texts) {
    const { mark, next } = drawText(page, text, [column.x, y], column.width);
    parts.push({ role: 'P', kids: [mark] });
    y = next;
  }
  return parts;
}
