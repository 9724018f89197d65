import { site } from '../../src/site.ts';
import { sheet, type Point } from '../../src/roi/report/canvas.ts';
import { pageNumber } from '../../src/roi/report/copy/document.ts';
import { foot, left, right } from '../../src/roi/report/layout.ts';
import type { Link, Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

/** The mark of the brand on a square of 30 units: a beam on two posts. */
const mark: readonly Point[] = [
  [1, 4],
  [29, 4],
  [29, 10.5],
  [26, 10.5],
  [26, 27],
  [20, 27],
  [20, 10.5],
  [10, 10.5],
  [10, 27],
  [4, 27],
  [4, 10.5],
  [1, 10.5],
];

const MARK_SIZE = 8;
const BEAM = { top: 29.3, height: 3 } as const;
const soft = { cut: 'text', size: 8.5 } as const;
const faint = { cut: 'text', size: 7.5 } as const;

/** Logo and beam, and what the page is. */
export function drawHeader(page: TemplatePage, label: string): Part[] {
  const top = 14.6;
  const scale = MARK_SIZE / 30;
  const beam = { x: 0, y: BEAM.top, width: sheet.width, height: BEAM.height };
  page.decorate((canvas) => {
    const points = mark.map(([x, y]): Point => [left + x * scale, top + y * scale]);
    canvas.polygon(points, 'ink-900');
    canvas.rectangle(beam, 'ink-900');
  });
  const logo = { cut: 'heading', size: 19, tracking: -0.01 } as const;
  return [
    page.line('P', { text: site.name, at: [26.4, 20.9], style: logo, color: 'ink-900' }),
    page.line('P', {
      text: label,
      at: [right, 20.9],
      style: soft,
      color: 'ink-600',
      align: 'right',
    }),
  ];
}

/** A line of text, which may be a link, and the page's number. */
export function drawFooter(
  page: TemplatePage,
  number: number,
  { text, href }: { readonly text: string; readonly href?: Link['href'] },
): Part[] {
  const start = { text, at: [left, foot], style: faint, color: 'ink-500' } as const;
  const first = href === undefined ? page.text(start) : page.link(start, href);
  const last = pageNumber(number);
  return [
    { role: 'P', kids: [first] },
    page.line('P', {
      text: last,
      at: [right, foot],
      style: faint,
      color: 'ink-500',
      align: 'right',
    }),
  ];
}
