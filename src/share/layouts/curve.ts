import type { CurveCard, Family } from '../../content-model/card';
import { box, drawing, shape, type Element } from '../element';
import { ROOM, type Colors, type Look } from '../cardLayout';
import { fitted, HEADING } from '../type';

const HEIGHT = 250;

interface Ring {
  readonly x: number;
  readonly y: number;
}

const ring = (colors: Colors, { x, y }: Ring): Element =>
  shape('circle', {
    cx: x,
    cy: y,
    r: 16.5,
    fill: colors['white'] ?? '',
    stroke: colors['brick-600'] ?? '',
    'stroke-width': 13,
  });

/** A day of a building: a band in which its load should be, and a load that forgot to go home. */
const energy = (colors: Colors): Element[] => [
  shape('path', {
    d: 'M0 215H140C220 215 250 70 340 62H640C720 62 760 190 830 215H1600V250H0Z',
    fill: '#fff',
    'fill-opacity': 0.34,
  }),
  shape('path', {
    d: 'M745 118H1010L1060 228H850C800 220 770 170 745 118Z',
    fill: colors['brick-600'] ?? '',
    'fill-opacity': 0.3,
  }),
  line(colors, 'ink-900', 'M0 228H150C225 228 250 92 345 82H620C690 82 720 106 745 118'),
  line(colors, 'brick-600', 'M745 118H1010L1060 228H1600'),
  ring(colors, { x: 745, y: 118 }),
];

/** A case of a store: it breathes with its defrosts, and once it does not come down again. */
const cold = (colors: Colors): Element[] => [
  shape('path', { d: 'M0 112H1600V250H0Z', fill: '#fff', 'fill-opacity': 0.34 }),
  shape('path', {
    d: 'M860 112C900 84 950 64 1010 58H1600V112Z',
    fill: colors['brick-600'] ?? '',
    'fill-opacity': 0.3,
  }),
  line(
    colors,
    'ink-900',
    'M0 200C60 200 90 210 120 200S150 132 175 132 205 200 260 206 400 208 430 198 460 130 485 130 515 200 570 206 690 208 720 190C770 160 820 130 860 112',
  ),
  line(colors, 'brick-600', 'M860 112C900 84 950 64 1010 58H1600'),
  ring(colors, { x: 860, y: 112 }),
];

/** A request on its way: halts on a line, and the one at which it stands. */
const halts = (colors: Colors): Element[] => {
  const halt = (x: number, y: number): Element =>
    shape('circle', {
      cx: x,
      cy: y,
      r: 12,
      fill: colors['pine-800'] ?? '',
      stroke: colors['paper'] ?? '',
      'stroke-width': 7,
    });
  return [
    shape('path', {
      d: 'M0 190H190C250 190 250 110 310 110H560C620 110 620 170 680 170H745V250H0Z',
      fill: '#fff',
      'fill-opacity': 0.08,
    }),
    line(colors, 'pine-300', 'M745 170H820C880 170 880 70 940 70H1600'),
    line(colors, 'paper', 'M0 190H190C250 190 250 110 310 110H560C620 110 620 170 680 170H745'),
    halt(90, 190),
    halt(250, 150),
    halt(390, 110),
    halt(520, 110),
    shape('circle', {
      cx: 1010,
      cy: 70,
      r: 12,
      fill: colors['pine-800'] ?? '',
      stroke: colors['pine-300'] ?? '',
      'stroke-width': 7,
    }),
    ring(colors, { x: 745, y: 170 }),
  ];
};

const line = (colors: Colors, color: string, d: string): Element =>
  shape('path', {
    d,
    fill: 'none',
    stroke: colors[color] ?? '',
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  });

const CURVES: Readonly<Record<Family, (colors: Colors) => Element[]>> = {
  buildings: energy,
  refrigeration: cold,
  cmms: halts,
};

/** How far a curve is pushed to the left where a model stands on its right, in pixels. */
const PUSHED: Readonly<Record<Family, number>> = { buildings: 230, refrigeration: 330, cmms: 230 };

const MODEL = { as: 'model', left: 572, top: 8, width: 720 } as const;

/** The color of a product family, and the curve that it is about; behind its model, if it has one. */
export function curveLayout({ title, family, picture }: CurveCard, colors: Colors): Look {
  const from = picture ? PUSHED[family] : 0;
  const line = drawing(
    { viewBox: `${from} 0 ${ROOM.width} ${HEIGHT}`, width: ROOM.width, height: HEIGHT },
    { position: 'absolute', left: 0, top: ROOM.height - HEIGHT },
    ...CURVES[family](colors),
  );
  const width = picture ? 600 : 1020;
  return {
    behind: [line],
    pictures: picture ? [{ file: picture, ...MODEL }] : [],
    ...(family === 'cmms' ? { ink: 'paper' } : {}),
    parts: [
      box(
        { position: 'absolute', left: ROOM.side, top: 50 },
        fitted(title, HEADING, { width, height: picture ? 290 : 230, from: 112, to: 56 }),
      ),
    ],
  };
}
