/** The cuts of the brand font in the report; each is also the name of a font in the template. */
export const cuts = ['heading', 'text', 'strong'] as const;

export type FontCut = (typeof cuts)[number];

/** Measures of one cut, in thousandths of an em. */
export interface FaceData {
  /** Every char that the cut can draw. */
  readonly chars: string;
  /** Glyph number of each char. */
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  /** A line for each left char: the char, then its right chars with the change of distance: `AV-62 W-40`. */
  readonly kerning: string;
}
