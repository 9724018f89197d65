import { fieldNames } from '../../inputs.ts';

/**
 * The pieces that are drawn when the first page is filled. Each has a fixed mark in the page's
 * content, since the template's structure (what a screen reader follows) names them beforehand.
 */
const pieces = [
  'headline',
  'return',
  'breakeven',
  'cost',
  'integration',
  'notice',
  'curve',
  'inHouse',
  'outsourced',
  'needed',
] as const;

export type Piece = (typeof pieces)[number];

export const markOf = (piece: Piece): number => pieces.indexOf(piece);

/** The mark of an input's value, by its place in the list of fields. */
export const inputMark = (index: number): number => pieces.length + index;

/** The template's own pieces are numbered from here. */
export const firstStaticMark = pieces.length + fieldNames.length;
