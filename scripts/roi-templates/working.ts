import { columnTitles, stepLabel } from '../../src/roi/report/copy/working.ts';
import { workingBasis, workingTitle } from '../../src/roi/report/copy/secondPage.ts';
import { toPoints } from '../../src/roi/report/canvas.ts';
import { fitLine } from '../../src/roi/report/fit.ts';
import { left, right, small, smallStrong, title } from '../../src/roi/report/layout.ts';
import { stepRows, working, workingColumns } from '../../src/roi/report/secondPage/layout.ts';
import { figureCells, markOf } from '../../src/roi/report/secondPage/marks.ts';
import type { StepId } from '../../src/roi/working.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

/** The table of the working without its figures: a row for each step that is taken. */
export function drawWorking(page: TemplatePage, isIntegration: boolean): Part[] {
  const heading = { text: workingTitle, at: [left, working.title], style: title } as const;
  const basis = { text: workingBasis, at: [right, working.title], style: small } as const;
  return [
    page.line('H2', { ...heading, color: 'ink-900' }),
    page.line('P', { ...basis, color: 'ink-600', align: 'right' }),
    {
      role: 'Table',
      kids: [drawHead(page), ...stepRows(isIntegration).map(({ id, y }) => drawRow(page, id, y))],
    },
  ];
}

function drawHead(page: TemplatePage): Part {
  page.rule(working.top, left, right, 'ink-900', 1.2);
  const cells = (['step', 'how', ...figureCells] as const).map((column, index): Part => {
    const align = index < 2 ? 'left' : 'right';
    const at = [workingColumns[column].x, working.head] as const;
    const mark = page.text({
      text: columnTitles[column],
      at,
      style: small,
      color: 'ink-600',
      align,
    });
    return { role: 'TH', kids: [mark], scope: 'Column' };
  });
  return { role: 'TR', kids: cells };
}

/** Steps that are taken once for all jobs have room for a longer explanation. */
const split: readonly StepId[] = ['jobs', 'hoursToday', 'hoursSaved', 'dollarsSaved'];

function drawRow(page: TemplatePage, id: StepId, y: number): Part {
  page.rule(y + working.rule, left, right);
  const { x, width } = workingColumns.step;
  const text = stepLabel(id);
  const style = fitLine(text, smallStrong, toPoints(width));
  const label = page.text({ text, at: [x, y], style, color: 'ink-900' });
  const isSplit = split.includes(id);
  const cells = isSplit ? figureCells : (['together'] as const);
  return {
    role: 'TR',
    kids: [
      { role: 'TH', kids: [label], scope: 'Row' },
      { role: 'TD', kids: [markOf(`${id}.how`)], ...(!isSplit && { span: 3 }) },
      ...cells.map((cell): Part => ({ role: 'TD', kids: [markOf(`${id}.${cell}`)] })),
    ],
  };
}
