/** A cut of the brand’s variable font, by its axes. */
export interface FontCut {
  /** Axis `wght`. */
  readonly weight: number;
  /** Axis `wdth`, in percent. */
  readonly width: number;
}

/** The cuts that share pictures are set in; `npm run make:share-fonts` makes them. */
export const CUTS = {
  heading: { weight: 560, width: 77 },
  label: { weight: 500, width: 83 },
  strong: { weight: 600, width: 85 },
} as const satisfies Record<string, FontCut>;

export type CutName = keyof typeof CUTS;
