import { foot, left, width } from '../layout.ts';

const PLACE = 'src/roi/report/firstPage/layout.ts';

/**
 * Positions on the first page, shared by the template and by what is drawn on it.
 * Millimeters from the top left corner; sizes of type in points.
 */
export const headline = {
  baseline: 51,
  width: 112,
  style: { cut: 'heading', size: 33, tracking: -0.022 },
  lines: 3,
  leading: 1.02,
} as const;

export const figures = {
  top: 84.5,
  bottom: 104.2,
  label: 91.4,
  value: 99.4,
  inset: 4,
  style: { cut: 'heading', size: 20, tracking: -0.015 },
} as const;

/** The columns of the row of figures: where text starts, and how wide it may be. */
export function figureColumns(count: number): { x: number; width: number; rule: number }[] {
  const each = width / count;
  return Array.from({ length: count }, (_, index) => {
    const inset = index === 0 ? 0 : figures.inset;
    const rule = left + index * each;
    return { rule, x: rule + inset, width: each - inset - figures.inset };
  });
}

export const notice = {
  top: 108.5,
  height: 22,
  inset: 4,
  ascent: 3.3,
  style: { cut: 'text', size: 9 },
  lines: 3,
  leading: 1.42,
} as const;

/** The caption and the plot; both start lower under a notice. */
export const curvePlace = {
  caption: 115.5,
  captionUnderNotice: 137.5,
  capToPlot: 5.5,
  bottom: 185,
  months: 189.5,
  axis: 15,
} as const;

export const titleBaseline = 204;

/** The rows of inputs: as far apart as they like, or closer, so that the last ends above the footer. */
export const inputs = {
  first: 212.6,
  step: 7.6,
  /** Closer than this, rows of this size of type cannot be told apart. */
  leastStep: 5,
  /** From a baseline to the rule below it. */
  rule: 2.6,
  /** Where the last rule may stand. */
  bottom: foot - 6,
  valueWidth: 21,
} as const;

/**
 * The baselines of the inputs.
 * @throws if there are more than the page holds.
 */
export function inputBaselines(count: number): number[] {
  const { first, step, leastStep, rule, bottom } = inputs;
  const room = bottom - rule - first;
  const most = 1 + Math.floor(room / leastStep);
  if (count > most) {
    throw new Error(
      `The report’s first page holds ${most} inputs and there are ${count}: make room for them in ${PLACE}`,
    );
  }
  const apart = Math.min(step, room / (count - 1));
  return Array.from({ length: count }, (_, index) => first + index * apart);
}

export const split = {
  top: 208.5,
  height: 16,
  gap: 0.6,
  label: 230.6,
  value: 236.8,
  hours: 241.6,
} as const;

export const needed = { baseline: 254.5, gap: 4, valueWidth: 24, lines: 4, leading: 1.42 } as const;
