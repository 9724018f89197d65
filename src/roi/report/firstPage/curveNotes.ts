import type { Payback } from '../../payback.ts';
import { MONTHS } from '../../rates.ts';
import { toMillimeters, type Canvas, type Point } from '../canvas.ts';
import { curveWords as words } from '../copy/firstPage.ts';
import { right, small, smallStrong } from '../layout.ts';
import { measure } from '../type.ts';
import type { Plot, PlotRoom } from './scale.ts';

const NOTE = { height: 10, inset: 2.6, gap: 3, line: 4.4 } as const;
const SPACE = NOTE.height + NOTE.gap;

/** Between the end of the line and the text under it, in millimeters. */
const INSET = 1.5;

/**
 * From this month on the note of the crossing stands left of it, above the zero line. That is also
 * where the floor applies, so that the plot is lower and the note may have to say how the line ends.
 */
const LATE = 6;

const isLate = ({ crossing }: Payback): boolean => crossing === null || crossing >= LATE;

export function roomForNotes(payback: Payback): PlotRoom {
  return isLate(payback) ? { above: SPACE, below: 0 } : { above: 0, below: SPACE };
}

/** Where the line crosses zero, and how it ends. */
export function drawNotes(canvas: Canvas, plot: Plot, payback: Payback): void {
  const { crossing, end } = payback;
  if (crossing === null) {
    const [x, zero] = plot.at(MONTHS, 0);
    canvas.text(words.notPaidBack, [x, zero - 7.4], smallStrong, 'ink-900', 'right');
    canvas.text(words.short(-end), [x, zero - 3], small, 'ink-600', 'right');
    return;
  }
  const node = plot.at(crossing, 0);
  canvas.node(node, 1.9, 'white', 'pine-600', 2.6);
  const ended = drawEnd(canvas, plot, payback);
  drawCrossing(
    canvas,
    node,
    words.paidBack(Math.max(1, Math.ceil(crossing))),
    ended ? words.exactly(crossing) : words.both(crossing, end),
    isLate(payback),
  );
}

function drawCrossing(canvas: Canvas, [x, y]: Point, title: string, detail: string, late: boolean) {
  const text = Math.max(measure(title, smallStrong), measure(detail, small));
  const width = toMillimeters(text) + 2 * NOTE.inset;
  const corner: Point = late ? [x - NOTE.gap - width, y - SPACE] : [x + NOTE.gap, y + NOTE.gap];
  const [start, top] = [corner[0] + NOTE.inset, corner[1] + 4.1];
  canvas.card({ x: corner[0], y: corner[1], width, height: NOTE.height }, 0.8, 'pine-800');
  canvas.text(title, [start, top], smallStrong, 'white');
  canvas.text(detail, [start, top + NOTE.line - 0.4], small, 'pine-100');
}

/** Puts the amount at the end under the line, if it has room there. */
function drawEnd(canvas: Canvas, plot: Plot, { start, end }: Payback): boolean {
  const amount = words.ahead(end);
  const width = toMillimeters(measure(amount, smallStrong));
  const [first, low] = plot.at(0, start);
  const [, high] = plot.at(MONTHS, end);
  const [, zero] = plot.at(0, 0);
  const baseline = high + ((low - high) * (width + INSET)) / (right - first) + 6;
  if (baseline + NOTE.line > zero - 2) return false;
  canvas.text(amount, [right - INSET, baseline], smallStrong, 'ink-900', 'right');
  canvas.text(words.after, [right - INSET, baseline + NOTE.line], small, 'ink-600', 'right');
  return true;
}
