/** What a mark says; its color, and that of words on it, follow (`[data-fill]` in src/styles/tokens.css). */
export type Fill =
  | 'measured'
  | 'expected'
  | 'before'
  | 'good'
  | 'good-soft'
  | 'late'
  | 'late-soft'
  | 'wait'
  | 'wait-soft'
  | 'cold'
  | 'cold-soft'
  | 'strong'
  | 'off';

/** Not known, quiet, planned, shared, left out, doubled. */
export type Hatch = 1 | 2 | 3 | 4 | 5 | 6;

/** Value of `--hatch`, for `place`. */
export const hatchOf = (hatch: Hatch | undefined): string | undefined =>
  hatch && `var(--hatch-${hatch})`;
