/** The colors of the site's palette (src/styles/tokens.css) that functions draw with. */
export const colorNames = [
  'ink-900',
  'ink-700',
  'ink-600',
  'ink-500',
  'paper',
  'white',
  'stone-100',
  'stone-300',
  'pine-100',
  'pine-300',
  'pine-600',
  'pine-800',
  'amber-50',
  'amber-800',
  'brick-100',
  'brick-600',
  'brick-700',
] as const;

export type ColorName = (typeof colorNames)[number];

export type Palette = Readonly<Record<ColorName, string>>;
