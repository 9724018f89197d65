import { fillWith, strokeWith } from './color.ts';
import type { ColorName } from '../../styles/colorNames.ts';
import type { Fitted } from './fit.ts';
import { encode, measure, type Style } from './type.ts';

/** A place on the sheet in millimeters from its top left corner. */
export type Point = readonly [x: number, y: number];

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cells of a row, by their place in a grid. */
export interface Bar {
  readonly column: number;
  readonly row: number;
  readonly length: number;
}

/** A4, in millimeters. */
export const sheet = { width: 210, height: 297 } as const;

const POINTS = 72 / 25.4;

export const toPoints = (millimeters: number): number => millimeters * POINTS;
export const toMillimeters = (points: number): number => points / POINTS;

const round = (value: number): string => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point): string =>
  `${round(toPoints(x))} ${round(toPoints(sheet.height - y))}`;

/** Collects the drawing operators of a page: measures are millimeters, sizes of type points. */
export class Canvas {
  private readonly operators: string[] = [];

  private add(...operators: string[]): void {
    this.operators.push(...operators);
  }

  rectangle({ x, y, width, height }: Rectangle, color: ColorName): void {
    const size = `${round(toPoints(width))} ${round(toPoints(height))}`;
    this.add(fillWith(color), `${pair([x, y + height])} ${size} re f`);
  }

  /** A rectangle with round corners; radius in millimeters. */
  card({ x, y, width, height }: Rectangle, radius: number, color: ColorName): void {
    const [far, low, cut] = [x + width, y + height, radius * 0.4477];
    const corner = (...points: Point[]): string => `${points.map(pair).join(' ')} c`;
    this.add(
      fillWith(color),
      `${pair([x + radius, y])} m ${pair([far - radius, y])} l`,
      corner([far - cut, y], [far, y + cut], [far, y + radius]),
      `${pair([far, low - radius])} l`,
      corner([far, low - cut], [far - cut, low], [far - radius, low]),
      `${pair([x + radius, low])} l`,
      corner([x + cut, low], [x, low - cut], [x, low - radius]),
      `${pair([x, y + radius])} l`,
      corner([x, y + cut], [x + cut, y], [x + radius, y]),
      'f',
    );
  }

  polygon(points: readonly Point[], color: ColorName): void {
    this.add(fillWith(color), `${trace(points)} f`);
  }

  /** `weight` in points. */
  line(points: readonly Point[], color: ColorName, weight: number): void {
    this.add(strokeWith(color), `${round(weight)} w 1 j`, `${trace(points)} S`);
  }

  /** Bars of a grid on a square, in cells of the grid; one path, so that no light shows between. */
  bars(bars: readonly Bar[], cells: number, { x, y, width }: Rectangle, color: ColorName): void {
    const cell = (toPoints(width) / cells).toFixed(4);
    // From here on a unit is a cell, and goes downwards.
    this.add('q', fillWith(color), `${cell} 0 0 -${cell} ${pair([x, y])} cm`);
    for (const { column, row, length } of bars) this.add(`${column} ${row} ${length} 1 re`);
    this.add('f', 'Q');
  }

  /** A disc with a ring around it; radius in millimeters, ring in points. */
  node([x, y]: Point, radius: number, fill: ColorName, ring: ColorName, weight: number): void {
    const bend = radius * 0.5523;
    const curve = (...points: Point[]): string => `${points.map(pair).join(' ')} c`;
    this.add(
      fillWith(fill),
      strokeWith(ring),
      `${round(weight)} w`,
      `${pair([x + radius, y])} m`,
      curve([x + radius, y - bend], [x + bend, y - radius], [x, y - radius]),
      curve([x - bend, y - radius], [x - radius, y - bend], [x - radius, y]),
      curve([x - radius, y + bend], [x - bend, y + radius], [x, y + radius]),
      curve([x + bend, y + radius], [x + radius, y + bend], [x + radius, y]),
      'h B',
    );
  }

  private show(
    text: string,
    at: Point,
    { cut, size, tracking = 0 }: Style,
    color: ColorName,
  ): void {
    const font = `/${cut} ${round(size)} Tf ${round(tracking * size)} Tc`;
    this.add(`BT ${fillWith(color)} ${font} ${pair(at)} Td ${encode(text, cut)} TJ ET`);
  }

  /**
   * One line of text from its baseline's start, or towards it. It ends with a space, so that it does
   * not run into the next when it is read aloud or copied.
   */
  text(
    text: string,
    [x, y]: Point,
    style: Style,
    color: ColorName,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    const shift = { left: 0, center: 0.5, right: 1 }[align] * measure(text, style);
    this.show(`${text} `, [x - toMillimeters(shift), y], style, color);
  }

  /** Lines of text from the first baseline on. */
  paragraph({ lines, style, leading }: Fitted, [x, y]: Point): void {
    lines.forEach(({ runs }, index) => {
      const baseline = y + toMillimeters(index * leading);
      runs.forEach(({ text, left, color }, place) => {
        const shown = place === runs.length - 1 ? `${text} ` : text;
        this.show(shown, [x + toMillimeters(left), baseline], style, color);
      });
    });
  }

  /** Marks what is drawn meanwhile as piece `id` of the page's content, for readers that read aloud. */
  mark(id: number, draw: () => void): void {
    this.add(`/Span <</MCID ${id}>> BDC`);
    draw();
    this.add('EMC');
  }

  /** Draws what has no words of its own. */
  decorate(draw: () => void): void {
    this.add('/Artifact BMC');
    draw();
    this.add('EMC');
  }

  toString(): string {
    return this.operators.join('\n');
  }
}

function trace(points: readonly Point[]): string {
  return points.map((point, index) => `${pair(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');
}
