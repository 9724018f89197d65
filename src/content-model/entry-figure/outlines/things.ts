import type { FigureOf } from '../index';
import { rect, type Field, type Outline, type Stroke, type Word } from './strokes';

export function object({ lines }: FigureOf<'object'>, { width, height, line }: Field): Outline {
  const step = line * 1.75;
  const shown = lines.slice(0, Math.max(3, Math.floor(height / step)));
  const top = height - shown.length * step;
  return {
    strokes: [
      { path: rect(0, top, width, height - top), tone: 'paper' },
      ...shown.slice(1).map(({ sum: isSum }, index): Stroke => ({
        path: rect(line, top + (index + 1) * step, width - 2 * line, isSum ? 2 : 1),
        tone: isSum ? 'ink' : 'hair',
      })),
    ],
    words: shown.flatMap(({ name, value }, index): Word[] => {
      const y = top + (index + 0.5) * step;
      return [
        { x: line, y, text: name, align: 'start' },
        { x: width - line, y, text: value, align: 'end' },
      ];
    }),
  };
}

/** What is drawn of a shelf drawing on a card: sixteen drawers, the eighth marked. */
export function plan(_: FigureOf<'plan'>, { width, height }: Field): Outline {
  const column = Math.min(width / 8, height / 2.7);
  const [wide, high] = [column * 0.88, column * 1.2];
  const at = (index: number): string =>
    rect((index % 8) * column + 2, Math.floor(index / 8) * column * 1.35 + 2, wide, high);
  const all = Array.from({ length: 16 }, (_one, index) => at(index)).join('');
  return {
    strokes: [
      { path: at(7), tone: 'pale' },
      { path: all, tone: 'ink', width: 2 },
      { path: at(7), tone: 'live', width: 4 },
    ],
    words: [],
  };
}
