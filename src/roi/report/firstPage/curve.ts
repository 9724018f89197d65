import { formatShortUsd } from '../../../format/number.ts';
import type { RoiResult } from '../../model.ts';
import { paybackOf, type Payback } from '../../payback.ts';
import { MONTHS } from '../../rates.ts';
import { toPoints, type Canvas, type Point } from '../canvas.ts';
import { curveWords as words } from '../copy/firstPage.ts';
import { fitLine } from '../fit.ts';
import { left, right, small, smallStrong } from '../layout.ts';
import { curvePlace } from './layout.ts';
import { markOf } from './marks.ts';
import { drawNotes, roomForNotes } from './curveNotes.ts';
import { scaleFor, type Plot, type Scale } from './scale.ts';

const start = left + curvePlace.axis;

function plotFor({ low, high }: Scale, top: number): Plot {
  const { bottom } = curvePlace;
  const at = (months: number, amount: number): Point => [
    start + (months / MONTHS) * (right - start),
    bottom - ((amount - low) / (high - low)) * (bottom - top),
  ];
  return { at };
}

/** Savings less cost over twelve months. Under a notice the plot is lower. */
export function drawCurve(canvas: Canvas, result: RoiResult): void {
  const caption = result.bound ? curvePlace.captionUnderNotice : curvePlace.caption;
  const title = result.bound ? words.titleUnderNotice : words.title;
  const top = caption + curvePlace.capToPlot;
  const payback = paybackOf(result);
  const scale = scaleFor(payback, curvePlace.bottom - top, roomForNotes(payback));
  const plot = plotFor(scale, top);
  canvas.decorate(() => {
    drawAxes(canvas, plot, scale);
    drawAreas(canvas, plot, payback);
  });
  canvas.mark(markOf('curve'), () => {
    canvas.text(title, [left, caption], smallStrong, 'ink-900');
    canvas.text(words.basis, [right, caption], small, 'ink-600', 'right');
    drawNotes(canvas, plot, payback);
  });
}

function drawAxes(canvas: Canvas, { at }: Plot, { ticks }: Scale): void {
  for (const amount of ticks) {
    const [x, y] = at(0, amount);
    if (amount !== 0) canvas.line([[x, y], at(MONTHS, amount)], 'stone-300', 0.5);
    const text = formatShortUsd(amount);
    const style = fitLine(text, axisStyle, toPoints(curvePlace.axis - GAP));
    canvas.text(text, [x - GAP, y + 1.1], style, 'ink-600', 'right');
  }
  for (let month = 0; month < MONTHS; month += 2) {
    const [x] = at(month, 0);
    canvas.text(String(month), [x, curvePlace.months], axisStyle, 'ink-600', 'center');
  }
  canvas.text(words.lastMonth(MONTHS), [right, curvePlace.months], axisStyle, 'ink-600', 'right');
}

/** Between an amount and the plot, in millimeters. */
const GAP = 4;

const axisStyle = { ...small, size: 8.5 } as const;

function drawAreas(canvas: Canvas, { at }: Plot, { start: from, end, crossing }: Payback): void {
  const last = crossing ?? MONTHS;
  const below = [at(0, 0), at(last, 0), at(last, Math.min(end, 0)), at(0, from)];
  canvas.polygon(below, 'brick-100');
  if (crossing !== null) {
    canvas.polygon([at(crossing, 0), at(MONTHS, 0), at(MONTHS, end)], 'pine-100');
  }
  canvas.line([at(0, 0), at(MONTHS, 0)], 'ink-900', 0.75);
  canvas.line([at(0, from), at(MONTHS, end)], 'ink-900', 1.5);
}
