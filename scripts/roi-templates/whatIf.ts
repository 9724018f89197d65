import { toPoints } from '../../src/roi/report/canvas.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { fitLine } from '../../src/roi/report/fit.ts';
import { left, right, small, title, width } from '../../src/roi/report/layout.ts';
import { whatIf, whatIfColumns } from '../../src/roi/report/secondPage/layout.ts';
import { columnsFor, comparisons, markOf } from '../../src/roi/report/secondPage/marks.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

/** The table of the readings without its figures, on a panel. */
export function drawWhatIf(page: TemplatePage, isIntegration: boolean): Part[] {
  const { top, height, inset, first, step, rule } = whatIf;
  page.decorate((canvas) => canvas.rectangle({ x: left, y: top, width, height }, 'stone-100'));
  const start = left + inset;
  const name = { text: words.whatIfTitle, at: [start, whatIf.title], style: title } as const;
  const heading = page.line('H2', { ...name, color: 'ink-900' });
  const columns = columnsFor(isIntegration);
  const head = whatIfColumns(columns.length).map((column, index): Part => {
    const text = words.columnTitles[columns[index] ?? 'expected'];
    const style = fitLine(text, whatIf.headStyle, toPoints(column.width));
    const at = [column.x, whatIf.title] as const;
    const mark = page.text({ text, at, style, color: 'ink-900', align: 'right' });
    return { role: 'TH', kids: [mark], scope: 'Column' };
  });
  const rows = comparisons.map((comparison, index): Part => {
    const y = first + index * step;
    page.rule(y - rule, start, right - inset);
    const text = words.comparisonLabels[comparison];
    const label = page.text({ text, at: [start, y], style: small, color: 'ink-600' });
    const cells = columns.map((column): Part => {
      return { role: 'TD', kids: [markOf(`${column}.${comparison}`)] };
    });
    return { role: 'TR', kids: [{ role: 'TH', kids: [label], scope: 'Row' }, ...cells] };
  });
  return [
    heading,
    { role: 'Table', kids: [{ role: 'TR', kids: [{ role: 'TD', kids: [] }, ...head] }, ...rows] },
  ];
}
