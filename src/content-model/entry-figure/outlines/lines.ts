import type { FigureOf } from '../index';
import { n, rect, rings, type Field, type Outline, type Word } from './strokes';

export function measure(
  { value, from, to, yardsticks }: FigureOf<'measure'>,
  field: Field,
): Outline {
  const { width, height, line } = field;
  const axis = height - line * 1.3;
  const at = (one: number): number => ((one - from) / (to - from)) * width * 0.94;
  return {
    strokes: [
      { path: rect(0, axis - line * 1.2, at(value), line * 1.2), tone: 'live' },
      ...yardsticks.map((one) => ({
        path: rect(at(one.value) - 1, axis - line * 1.6, 2, line * 1.6),
        tone: 'ink' as const,
      })),
      { path: rect(0, axis, width, 2), tone: 'ink' },
    ],
    words: apart(
      yardsticks.map((one) => ({
        x: at(one.value),
        y: axis + line * 0.75,
        text: one.short,
        align: 'middle',
      })),
      line,
    ),
  };
}

/** How far a word reaches to the left and to the right of its place, as a share of its width. */
const REACH = { start: [0, 1], middle: [0.5, 0.5], end: [1, 0] } as const;

/** Words in a row, without those that would write over the next one; the last one stays. */
function apart(words: readonly Word[], line: number): Word[] {
  const kept: Word[] = [];
  const edge = ({ x, text, align }: Word, side: 0 | 1): number =>
    x + (side * 2 - 1) * REACH[align][side] * text.length * line * 0.5;
  for (const word of [...words].reverse()) {
    const next = kept.at(-1);
    if (!next || edge(next, 0) - edge(word, 1) > line * 0.5) kept.push(word);
  }
  return kept.reverse();
}

export function times(
  { from, to, events }: FigureOf<'times'>,
  { width, height, line }: Field,
): Outline {
  const y = height - line * 1.7;
  const r = line * 0.4;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (one: string): number =>
    r + ((Date.parse(one) - start) / (end - start)) * (width - 2 * r);
  const word = (event: (typeof events)[number]): Word => {
    const x = at(event.at);
    const isLate = x > width * 0.8;
    const side = event.below ? line * 1.2 : -line * 1.2;
    return {
      x: isLate ? x + r : x - r,
      y: y + side,
      text: event.short,
      align: isLate ? 'end' : 'start',
    };
  };
  return {
    strokes: [
      { path: rect(0, y - 1.5, width, 3), tone: 'ink' },
      ...events.flatMap((event) =>
        rings(at(event.at), y, r, event.main ? 'live' : 'ink', line * 0.22),
      ),
    ],
    words: [false, true].flatMap((below) =>
      apart(events.filter((event) => Boolean(event.below) === below).map(word), line),
    ),
  };
}

/** How far a stop of a route is from the middle, in heights: the line bends. */
const BENDS = [0.1, -0.22, 0.3, -0.1];

export function route({ stops }: FigureOf<'route'>, { width, height, line }: Field): Outline {
  const most = Math.max(...stops.map(({ count }) => count));
  const largest = line * 0.75;
  const places = stops.map(({ count, main }, index) => ({
    x: largest + (index / (stops.length - 1)) * (width - 2 * largest),
    y: height / 2 + height * (BENDS[index % BENDS.length] ?? 0),
    r: largest * Math.sqrt(count / most) * 0.8,
    main,
  }));
  return {
    strokes: [
      {
        path: `M${places.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`,
        tone: 'live',
        width: line * 0.15,
      },
      ...places.flatMap(({ x, y, r, main }) =>
        rings(x, y, r, main ? 'live' : 'strong', line * 0.22),
      ),
    ],
    words: [],
  };
}
