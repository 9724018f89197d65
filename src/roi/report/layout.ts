import { sheet } from './canvas.ts';

/** What both pages share. Millimeters from the top left corner; sizes of type in points. */
const MARGIN = 16;

export const left = MARGIN;
export const right = sheet.width - MARGIN;
export const width = right - left;

/** The baseline of the footer. */
export const foot = 285.5;

const GUTTER = 12;

/** Two columns. */
export const column = { width: (width - GUTTER) / 2, second: left + (width + GUTTER) / 2 } as const;

export const small = { cut: 'text', size: 9 } as const;
export const smallStrong = { cut: 'strong', size: 9 } as const;
export const title = { cut: 'heading', size: 13, tracking: -0.012 } as const;
