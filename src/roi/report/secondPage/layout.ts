import { stepGroups, type StepId } from '../../working.ts';
import { column, left, right, width } from '../layout.ts';

/**
 * Positions on the second page, shared by the template and by what is drawn on it.
 * Millimeters from the top left corner; sizes of type in points.
 */
export const working = {
  title: 43.5,
  head: 50.6,
  top: 53,
  bottom: 134.5,
  /** Between groups of steps. */
  gap: 2.6,
  /** From a baseline to the rule below it. */
  rule: 2.3,
} as const;

/** Figures that others lead to. */
export const resultStyle = { cut: 'heading', size: 11.5, tracking: -0.008 } as const;

/** Columns of the working: where each starts, or ends where its figures stand at the right. */
export const workingColumns = {
  step: { x: left, width: 34 },
  how: { x: 52.6, width: 51 },
  inHouse: { x: 132.2, width: 27.6 },
  outsourced: { x: 163, width: 27.6 },
  together: { x: right, width: 29 },
} as const;

/** How wide an explanation may be that leaves no room for both kinds of work. */
export const wideHow = workingColumns.outsourced.x - workingColumns.how.x;

/** The baseline of each step: with fewer steps they stand further apart. */
export function stepRows(isIntegration: boolean): { id: StepId; y: number }[] {
  const groups = stepGroups(isIntegration);
  const { top, bottom, gap, rule } = working;
  const each = (bottom - top - (groups.length - 1) * gap) / groups.flat().length;
  let place = top;
  return groups.flatMap((ids, group) => {
    place += group === 0 ? 0 : gap;
    return ids.map((id) => {
      place += each;
      return { id, y: place - rule };
    });
  });
}

export const bound = {
  top: 138.4,
  height: 9,
  inset: 4,
  baseline: 144,
  /** Where there is no band, the words stand closer to the table. */
  plain: 141.2,
  style: { cut: 'text', size: 8.5 },
} as const;

export const whatIf = {
  top: 151.2,
  height: 42,
  inset: 6,
  title: 159.2,
  first: 166.4,
  step: 5.7,
  rule: 3.9,
  labelWidth: 30,
  headStyle: { cut: 'heading', size: 10.5, tracking: -0.008 },
} as const;

/** The columns of the readings: where each ends, and how wide it may be. */
export function whatIfColumns(count: number): { x: number; width: number }[] {
  const { inset, labelWidth } = whatIf;
  const each = (width - 2 * inset - labelWidth) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: left + inset + labelWidth + (index + 1) * each,
    width: each - 3,
  }));
}

/** The lower half: what the figures rest on, then what to do with them. */
export const basis = { title: 203.5, first: 210 } as const;

/** Two price lists side by side. */
export const prices = { title: basis.title, first: basis.first, step: 4.8, rule: 1.5 } as const;

const BETWEEN = 9;

/** Where each price list starts, and how wide it is. */
export const priceLists = {
  staff: { x: column.second, width: (column.width - BETWEEN) / 2 },
  buildings: {
    x: column.second + (column.width + BETWEEN) / 2,
    width: (column.width - BETWEEN) / 2,
  },
} as const;

export const close = {
  rule: 238,
  title: 246.4,
  first: 252.8,
  second: 77,
  secondWidth: 80,
  firstWidth: 55,
} as const;

const CODE = 31;

/** The QR code, with the quiet zone of four modules around it left white, and the words under it. */
export const code = {
  square: { x: right - CODE, y: 241.8, width: CODE, height: CODE },
  caption: 277,
} as const;
