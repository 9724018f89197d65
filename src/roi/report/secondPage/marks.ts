import { readingNames } from '../../readings.ts';
import { stepGroups, type StepId } from '../../working.ts';

/** The figures of a step. */
export const figureCells = ['inHouse', 'outsourced', 'together'] as const;

export type FigureCell = (typeof figureCells)[number];

/** The cells of a step that are drawn when the second page is filled. */
const cells = ['how', ...figureCells] as const;

type Cell = (typeof cells)[number];

/** The columns of the readings. */
export const columns = [...readingNames, 'disconnected'] as const;

export type Column = (typeof columns)[number];

/** What the table of readings compares. */
export const comparisons = ['effect', 'saved', 'cost', 'return', 'payback'] as const;

export type Comparison = (typeof comparisons)[number];

export type Piece = `${StepId}.${Cell}` | `${Column}.${Comparison}` | 'bound' | 'code';

/** Each piece has a fixed mark, since the template's structure names them beforehand. */
const pieces: readonly Piece[] = [
  ...stepGroups(true).flatMap((ids) =>
    ids.flatMap((id) => cells.map((cell): Piece => `${id}.${cell}`)),
  ),
  ...columns.flatMap((column) => comparisons.map((comparison): Piece => `${column}.${comparison}`)),
  'bound',
  'code',
];

export const markOf = (piece: Piece): number => pieces.indexOf(piece);

/** The template's own pieces are numbered from here. */
export const firstStaticMark = pieces.length;

/** The readings' columns that a report has. */
export const columnsFor = (isIntegration: boolean): readonly Column[] =>
  isIntegration ? columns : readingNames;
