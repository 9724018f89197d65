import type { PDFRef } from 'pdf-lib';
import { toPoints } from '../../src/roi/report/canvas.ts';
import { codeAlternative, codeCaption } from '../../src/roi/report/copy/secondPage.ts';
import { fitParagraph } from '../../src/roi/report/fit.ts';
import { code } from '../../src/roi/report/secondPage/layout.ts';
import { markOf } from '../../src/roi/report/secondPage/marks.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

const style = { cut: 'strong', size: 8.5 } as const;

/** The link that opens the calculator with a report's inputs: the code and the words under it. */
export function drawCodeLink(page: TemplatePage, address: PDFRef): Part {
  const { square, caption } = code;
  const runs = [{ text: codeCaption, color: 'pine-600' }] as const;
  const box = { width: toPoints(square.width), lines: 2, leading: 1.3 };
  const fitted = fitParagraph(runs, style, box);
  const picture = { text: codeAlternative, area: square };
  return {
    role: 'Link',
    kids: [
      { role: 'Figure', kids: [markOf('code')], picture },
      page.paragraph(fitted, [square.x, caption]),
    ],
    link: {
      href: address,
      text: codeCaption,
      area: { ...square, height: caption + 6 - square.y },
    },
  };
}
