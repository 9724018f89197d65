import { formatHours, formatMonths, formatPercentage } from '../../../format/number.ts';

/** A no-break space keeps a figure and its unit together. */
const withUnit = (figure: string, one: string, many: string): string =>
  `${figure}\u00a0${figure === '1' ? one : many}`;

export const hours = (value: number): string => withUnit(formatHours(value), 'hour', 'hours');

const CENTURY = 1_200;

/** A time to pay back, exactly; null where nothing ever does. */
export function months(value: number | null): string {
  if (value === null) return 'never';
  if (value > CENTURY) return 'over a\u00a0century';
  return withUnit(formatMonths(value), 'month', 'months');
}

/** By how much jobs have to get faster; null without any jobs. */
export function neededFigure(percentage: number | null): string {
  if (percentage === null) return '–';
  return percentage > 100 ? '> 100%' : formatPercentage(percentage);
}
