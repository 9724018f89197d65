import { toPoints } from '../../src/roi/report/canvas.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { fitLine } from '../../src/roi/report/fit.ts';
import { left, right, small, smallStrong, title } from '../../src/roi/report/layout.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

const TITLE = 44.5;
const HEAD = 53;
const ROW = { first: 61.6, step: 7.2, rule: 2.5 } as const;
const how = { x: 60, width: 100 } as const;
const result = { cut: 'heading', size: 11, tracking: -0.01 } as const;

/** The formulas as a table: step, how, example. */
export function drawSteps(page: TemplatePage, rows: readonly words.StepRow[]): Part[] {
  const heading = page.text({
    text: words.stepsTitle,
    at: [left, TITLE],
    style: title,
    color: 'ink-900',
  });
  const table = { role: 'Table', kids: [drawHead(page), ...rows.map(drawRow(page))] };
  const after = ROW.first + rows.length * ROW.step;
  const note = page.text({
    text: words.stepsNote,
    at: [left, after],
    style: { ...small, size: 8 },
    color: 'ink-600',
  });
  return [{ role: 'H2', kids: [heading] }, table, { role: 'P', kids: [note] }];
}

function drawHead(page: TemplatePage): Part {
  const [step, formula, example] = words.stepsColumns;
  page.decorate((canvas) =>
    canvas.line(
      [
        [left, HEAD + 3],
        [right, HEAD + 3],
      ],
      'ink-900',
      1.2,
    ),
  );
  const shared = { style: small, color: 'ink-600' } as const;
  const marks = [
    page.text({ ...shared, text: step, at: [left, HEAD] }),
    page.text({ ...shared, text: formula, at: [how.x, HEAD] }),
    page.text({ ...shared, text: example, at: [right, HEAD], align: 'right' }),
  ];
  const cells = marks.map((mark): Part => ({ role: 'TH', kids: [mark], scope: 'Column' }));
  return { role: 'TR', kids: cells };
}

const drawRow =
  (page: TemplatePage) =>
  (row: words.StepRow, index: number): Part => {
    const y = ROW.first + index * ROW.step;
    const rule = y + ROW.rule;
    page.decorate((canvas) =>
      canvas.line(
        [
          [left, rule],
          [right, rule],
        ],
        'stone-300',
        0.57,
      ),
    );
    const formula = fitLine(row.how, small, toPoints(how.width));
    const marks = [
      page.text({ text: row.step, at: [left, y], style: smallStrong, color: 'ink-900' }),
      page.text({ text: row.how, at: [how.x, y], style: formula, color: 'ink-600' }),
      page.text({
        text: row.example,
        at: [right, y],
        style: result,
        color: 'ink-900',
        align: 'right',
      }),
    ];
    const [step = 0, ...cells] = marks;
    return {
      role: 'TR',
      kids: [
        { role: 'TH', kids: [step], scope: 'Row' },
        ...cells.map((mark): Part => ({ role: 'TD', kids: [mark] })),
      ],
    };
  };
