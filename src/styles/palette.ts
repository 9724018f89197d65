import type { Palette } from './colorNames.ts';

/** Written by `npm run make:roi-templates`; do not edit. */
export const palette: Palette = {
  'ink-900': '#0e1b2c',
  'ink-700': '#2e3c4e',
  'ink-600': '#4a5665',
  'ink-500': '#5f6a78',
  paper: '#fbfaf7',
  white: '#ffffff',
  'stone-100': '#f4f1eb',
  'stone-300': '#d9d4ca',
  'pine-100': '#ddebe5',
  'pine-300': '#8fc0ae',
  'pine-600': '#14695b',
  'pine-800': '#0f3d3e',
  'amber-50': '#fdf5e6',
  'amber-800': '#7a4a00',
  'brick-100': '#fadfd6',
  'brick-600': '#c4441f',
  'brick-700': '#a63513',
};
