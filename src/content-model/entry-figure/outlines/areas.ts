import type { FigureOf } from '../index';
import { n, rect, sum, type Field, type Outline, type Stroke } from './strokes';

export function pair({ before, after }: FigureOf<'pair'>, { width, height, line }: Field): Outline {
  const most = Math.max(before.value, after.value);
  const room = width - Math.max(before.text.length, after.text.length) * line * 0.55 - line * 0.5;
  const bar = Math.min(line * 1.7, height / 2.4);
  const rows = [before, after].map((side, index) => ({
    side,
    y: height - (2 - index) * (bar + line * 0.35),
  }));
  return {
    strokes: rows.map(({ side, y }, index) => ({
      path: rect(0, y, (side.value / most) * room, bar),
      tone: index === 0 ? 'light' : 'strong',
    })),
    words: rows.map(({ side, y }) => ({
      x: room + line * 0.5,
      y: y + bar / 2,
      text: side.text,
      align: 'start',
    })),
  };
}

/** Columns in which so many squares are as large as the field allows, in rows of one length. */
function columnsFor(count: number, { width, height }: Field): number {
  let columns = Math.ceil(Math.sqrt((count * width) / height));
  while (Math.ceil(count / columns) * (width / columns) > height) columns += 1;
  return Math.ceil(count / Math.ceil(count / columns));
}

/** Lines as wide as a square, cut into squares by their dashes: the cells `from` to `to`. */
function rowsOf(from: number, to: number, columns: number, step: number, side: number): string {
  let path = '';
  for (let at = from; at < to;) {
    const inRow = Math.min(columns - (at % columns), to - at);
    const y = Math.floor(at / columns) * step + side / 2;
    path += `M${n((at % columns) * step)} ${n(y)}h${n(inRow * step - (step - side))}`;
    at += inRow;
  }
  return path;
}

export function marks({ groups }: FigureOf<'marks'>, field: Field): Outline {
  const counts = groups.map(({ count }) => count);
  const columns = columnsFor(sum(counts), field);
  const rows = Math.ceil(sum(counts) / columns);
  const step = Math.min(field.width / columns, field.height / rows);
  const side = step * 0.82;
  const strokes = groups.map(({ count, tone }, index): Stroke => {
    const from = sum(counts.slice(0, index));
    return {
      path: rowsOf(from, from + count, columns, step, side),
      tone,
      width: n(side),
      dash: [n(side), n(step - side)],
    };
  });
  return { strokes, words: [] };
}

export function parts({ parts: all }: FigureOf<'parts'>, { width, height, line }: Field): Outline {
  const gap = line * 0.2;
  const room = width - gap * (all.length - 1);
  const whole = sum(all.map(({ value }) => value));
  const high = Math.min(height, line * 4);
  let x = 0;
  return {
    strokes: all.map(({ value, tone }) => {
      // The edge of a hollow one is drawn on its outline.
      const edge = tone === 'hollow' ? 1.5 : 0;
      const wide = (value / whole) * room;
      const path = rect(x + edge, height - high + edge, wide - 2 * edge, high - 2 * edge);
      x += wide + gap;
      return { path, tone };
    }),
    words: [],
  };
}

export function series({ points }: FigureOf<'series'>, { width, height, line }: Field): Outline {
  const gap = line * 0.3;
  const column = (width - gap * (points.length - 1)) / points.length;
  const most = Math.max(...points.map(({ value }) => value));
  return {
    strokes: points.map(({ value, main }, index) => ({
      path: rect(
        index * (column + gap),
        height * (1 - value / most),
        column,
        height * (value / most),
      ),
      tone: main ? 'live' : 'strong',
    })),
    words: [],
  };
}
