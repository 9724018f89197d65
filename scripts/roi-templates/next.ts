import { demo, mail, phone } from '../../src/roi/report/copy/document.ts';
import { next, nextTitle } from '../../src/roi/report/copy/secondPage.ts';
import { small, smallStrong } from '../../src/roi/report/layout.ts';
import { drawText, drawTitle, type TextColumn } from './notes.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

const INDENT = 5;
const LINE = 4.5;

/** What to do next, as a numbered list, and whom to ask. */
export function drawNext(page: TemplatePage, column: TextColumn): Part[] {
  const { x, width } = column;
  const heading = drawTitle(page, nextTitle, column);
  let y = column.first;
  const items = next.map((text, index): Part => {
    const number = { text: `${index + 1}.`, at: [x, y], style: small, color: 'ink-700' } as const;
    const label = page.line('Lbl', number);
    const body = drawText(page, text, [x + INDENT, y], width - INDENT);
    y = body.next;
    return { role: 'LI', kids: [label, { role: 'LBody', kids: [body.mark] }] };
  });
  return [heading, { role: 'L', kids: items }, ...drawContact(page, x, y + 1.4)];
}

function drawContact(page: TemplatePage, x: number, y: number): Part[] {
  const book = { text: demo.text, at: [x, y], style: smallStrong, color: 'pine-600' } as const;
  const shared = { style: small, color: 'ink-700' } as const;
  const write = { ...shared, text: mail.text, at: [x, y + LINE] } as const;
  return [
    { role: 'P', kids: [page.link(book, demo.href)] },
    { role: 'P', kids: [page.link(write, mail.href)] },
    page.line('P', { ...shared, text: phone, at: [x + 36, y + LINE] }),
  ];
}
