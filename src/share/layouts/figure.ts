import type { FigureCard } from '../../content-model/card';
import type { EntryFigure } from '../../content-model/entry-figure';
import { outlineOf } from '../../content-model/entry-figure/outline';
import type { Stroke, Word } from '../../content-model/entry-figure/outlines/strokes';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { box, drawing, shape, type Element, type Style } from '../element';
import { fitted, HEADING, LABEL, widthOf, words } from '../type';

const WIDTH = ROOM.width - 2 * ROOM.side;
const TOP = 210;
const GAP = 48;
const LINE = 34;

/** Tokens of each ground: what it is, and what is drawn on it. */
const GROUNDS: Readonly<Record<EntryFigure['ground'], readonly [ground: string, fig: string]>> = {
  amber: ['amber-50', 'amber-800'],
  pine: ['pine-50', 'pine-600'],
  ice: ['ice-50', 'ice-800'],
  clay: ['clay-100', 'brick-600'],
  stone: ['stone-100', 'ink-900'],
  white: ['white', 'ink-900'],
  ink: ['ink-900', 'paper'],
};

/** How much of the color is left of each tone, as on pages. */
const STRENGTH: Partial<Record<Stroke['tone'], number>> = { medium: 0.55, light: 0.3, pale: 0.18 };

/** Token of the ground of a figure. */
export const groundOf = ({ ground }: Pick<EntryFigure, 'ground'>): string => GROUNDS[ground][0];

/** The title; below it the number with what it counts, and the figure. */
export function figure({ title, over, figure: data, ground }: FigureCard, colors: Colors): Look {
  const ink = data.ground === 'ink' ? 'paper' : 'ink-900';
  const color = (token: string): string => colors[token] ?? '';
  const tokenOf = (tone: Stroke['tone']): string =>
    ({ ink, live: 'brick-500', paper: 'white', hair: 'stone-300', hollow: ground })[
      tone as string
    ] ?? GROUNDS[data.ground][1];
  const aside = Math.max(260, Math.ceil(widthOf('label', 30, over)) + GAP);
  const left = Math.max(300, Math.ceil(widthOf('heading', 104, data.number)));
  const field = { width: WIDTH - left - GAP, height: ROOM.height - TOP - 56, line: LINE };
  const { strokes, words: said } = outlineOf(data, field);

  const draw = ({ path, tone, width, dash }: Stroke): Element => {
    const of = color(tokenOf(tone));
    const opacity = STRENGTH[tone] ?? 1;
    if (width)
      return shape('path', {
        d: path,
        fill: 'none',
        stroke: of,
        strokeWidth: width,
        strokeOpacity: opacity,
        ...(dash ? { strokeDasharray: dash.join(' ') } : {}),
      });
    const edge: Style =
      tone === 'hollow' ? { stroke: color(GROUNDS[data.ground][1]), strokeWidth: 3 } : {};
    return shape('path', { d: path, fill: of, fillOpacity: opacity, ...edge });
  };

  const set = ({ x, y, text, align }: Word): Element => {
    const half = { start: 0, middle: 0.5, end: 1 }[align];
    return words('label', LINE, text, {
      position: 'absolute',
      left: left + GAP + x - half * widthOf('label', LINE, text),
      top: y - LINE / 2,
      ...(data.type === 'object' ? { color: color('ink-900') } : {}),
    });
  };

  return {
    ink,
    parts: [
      box(
        {
          position: 'absolute',
          left: ROOM.side,
          top: 44,
          width: WIDTH,
          justifyContent: 'space-between',
        },
        fitted(title, HEADING, { width: WIDTH - aside, height: 130, from: 68, to: 36 }),
        box(
          { width: aside, justifyContent: 'flex-end' },
          words('label', 30, over, { marginTop: 8 }),
        ),
      ),
      box(
        { position: 'absolute', left: ROOM.side, top: TOP, width: WIDTH, height: field.height },
        box(
          {
            width: left,
            height: field.height,
            flexDirection: 'column',
            justifyContent: 'flex-end',
          },
          words('heading', 104, data.number),
          box({ height: 16 }),
          fitted(data.says, LABEL, { width: left, height: 100, from: 34, to: 22 }),
        ),
        drawing(
          {
            width: field.width,
            height: field.height,
            viewBox: `0 0 ${field.width} ${field.height}`,
          },
          { position: 'absolute', left: left + GAP, top: 0 },
          ...strokes.map(draw),
        ),
        ...said.map(set),
      ),
    ],
  };
}
