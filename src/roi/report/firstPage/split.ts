import terms from '../../../copy/roiTerms.json';
import { formatHours, formatUsd } from '../../../format/number.ts';
import type { RoiResult } from '../../model.ts';
import { toPoints, type Canvas } from '../canvas.ts';
import type { ColorName } from '../../../styles/colorNames.ts';
import { fitLine } from '../fit.ts';
import { column, small, smallStrong, title } from '../layout.ts';
import { split } from './layout.ts';
import { markOf, type Piece } from './marks.ts';

interface Part {
  readonly piece: Piece;
  readonly label: string;
  readonly color: ColorName;
  readonly cost: number;
  readonly time: number;
}

/** A bar in true proportion, and under it what each part stands for. */
export function drawSplit(canvas: Canvas, result: RoiResult): void {
  const parts: readonly [Part, Part] = [
    {
      piece: 'inHouse',
      label: terms.inHouse,
      color: 'pine-300',
      cost: result.costSavedInhouse,
      time: result.timeSavedInhouse,
    },
    {
      piece: 'outsourced',
      label: terms.outsourced,
      color: 'pine-800',
      cost: result.costSavedOutsourced,
      time: result.timeSavedOutsourced,
    },
  ];
  canvas.decorate(() => drawBar(canvas, parts));
  parts.forEach((part, index) => {
    drawPart(canvas, part, column.second + (index * column.width) / 2);
  });
}

function drawBar(canvas: Canvas, parts: readonly [Part, Part]): void {
  const [first, second] = parts;
  const shown = parts.filter(({ cost }) => cost > 0);
  const room = column.width - split.gap * (shown.length - 1);
  let x = column.second;
  for (const { cost, color } of shown) {
    const width = (room * cost) / (first.cost + second.cost);
    canvas.rectangle({ x, y: split.top, width, height: split.height }, color);
    x += width + split.gap;
  }
}

function drawPart(canvas: Canvas, { piece, label, color, cost, time }: Part, x: number): void {
  const amount = formatUsd(cost);
  const width = toPoints(column.width / 2 - split.gap - 3);
  const key = { x, y: split.label - 2.5, width: 2.6, height: 2.6 };
  canvas.decorate(() => canvas.rectangle(key, color));
  canvas.mark(markOf(piece), () => {
    canvas.text(label, [x + 4, split.label], smallStrong, 'ink-900');
    canvas.text(amount, [x, split.value], fitLine(amount, title, width), 'ink-900');
    canvas.text(`${formatHours(time)}\u00a0h`, [x, split.hours], small, 'ink-600');
  });
}
