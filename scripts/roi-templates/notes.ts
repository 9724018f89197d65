import { toMillimeters, toPoints } from '../../src/roi/report/canvas.ts';
import { demo, mail, phone } from '../../src/roi/report/copy/document.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { fitParagraph } from '../../src/roi/report/fit.ts';
import { right, small, smallStrong, title } from '../../src/roi/report/layout.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

const TITLE = 209;
const FIRST = 216.5;
const LEADING = 1.45;
const BETWEEN = 2;
const INDENT = 6;

/** Draws texts below each other and says where the next one would start. */
function drawTexts(page: TemplatePage, texts: readonly string[], x: number, textWidth: number) {
  let y = FIRST;
  const marks = texts.map((text) => {
    const box = { width: toPoints(textWidth), lines: 8, leading: LEADING };
    const fitted = fitParagraph([{ text, color: 'ink-700' }], small, box);
    const mark = page.paragraph(fitted, [x, y]);
    const top = y;
    y += toMillimeters(fitted.lines.length * fitted.leading) + BETWEEN;
    return { mark, top };
  });
  return { marks, end: y };
}

export function drawBasis(page: TemplatePage, x: number, textWidth: number): Part[] {
  const text = words.basisTitle;
  const heading = page.text({ text, at: [x, TITLE], style: title, color: 'ink-900' });
  const { marks } = drawTexts(page, words.basis, x, textWidth);
  return [
    { role: 'H2', kids: [heading] },
    ...marks.map(({ mark }): Part => ({ role: 'P', kids: [mark] })),
  ];
}

/** What to do next, as a numbered list, and whom to ask. */
export function drawNext(page: TemplatePage, start: number): Part[] {
  const x = start + INDENT;
  page.decorate((canvas) =>
    canvas.line(
      [
        [start, TITLE - 4],
        [start, 266],
      ],
      'stone-300',
      0.85,
    ),
  );
  const text = words.nextTitle;
  const heading = page.text({ text, at: [x, TITLE], style: title, color: 'ink-900' });
  const body = x + 5;
  const { marks, end } = drawTexts(page, words.next, body, right - body);
  const items = marks.map(({ mark, top }, index): Part => {
    const number = `${index + 1}.`;
    const label = page.text({ text: number, at: [x, top], style: small, color: 'ink-700' });
    const kids: Part[] = [
      { role: 'Lbl', kids: [label] },
      { role: 'LBody', kids: [mark] },
    ];
    return { role: 'LI', kids };
  });
  return [
    { role: 'H2', kids: [heading] },
    { role: 'L', kids: items },
    ...drawContact(page, x, end + 4),
  ];
}

function drawContact(page: TemplatePage, x: number, y: number): Part[] {
  const line = toMillimeters(small.size * LEADING);
  const shared = { style: small, color: 'ink-700' } as const;
  const book = page.link(
    { text: demo.text, at: [x, y], style: smallStrong, color: 'pine-600' },
    demo.href,
  );
  const write = page.link({ ...shared, text: mail.text, at: [x, y + line] }, mail.href);
  const call = page.text({ ...shared, text: phone, at: [x, y + 2 * line] });
  return [
    { role: 'P', kids: [book] },
    { role: 'P', kids: [write] },
    { role: 'P', kids: [call] },
  ];
}
