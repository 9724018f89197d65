import type { Tone } from '../parts';

/** Something drawn: an area or, with a width, a line; `ink` is the color of words, `paper` that of a slip. */
export interface Stroke {
  readonly path: string;
  readonly tone: Tone | 'ink' | 'paper' | 'hair';
  readonly width?: number;
  /** Length of a dash and of what is between two. */
  readonly dash?: readonly [number, number];
}

/** A word at a place of the field; `y` is the middle of its line. */
export interface Word {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly align: 'start' | 'middle' | 'end';
}

/** A figure as one picture in a field of so many units. */
export interface Outline {
  readonly strokes: readonly Stroke[];
  readonly words: readonly Word[];
}

/** Size of the field, and height of a line of words in it. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

export const n = (value: number): number => Math.round(value * 10) / 10;
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
export const ring = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** A ring of the ground with an outline. */
export const rings = (
  x: number,
  y: number,
  r: number,
  tone: Stroke['tone'],
  width: number,
): Stroke[] => [
  { path: ring(x, y, r), tone: 'hollow' },
  { path: ring(x, y, r), tone, width },
];
