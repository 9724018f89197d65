import { fill } from '../../copy/fill';
import copy from '../../copy/roi.json';
import type { RoiFigures } from '../../roi/figures.ts';
import { formatDollars, formatHours, formatPercentage } from '../../roi/format.ts';
import { site } from '../../site';
import type { SideRow } from './SideBySide';

/** Figures of one column, and what they cost. */
export interface Answer {
  readonly figures: RoiFigures;
  readonly cost: number;
}

const words = copy.result;

/** What answers come to, one row a figure. */
export function figureRows(answers: readonly Answer[]): SideRow[] {
  const row = (label: string, show: (answer: Answer) => string): SideRow => ({
    label,
    cells: answers.map(show),
  });
  return [
    {
      ...row(words.saved, ({ figures }) => formatDollars(figures.totalCostSavedPerYear)),
      bars: answers.map(({ figures }) => figures.totalCostSavedPerYear),
    },
    row(words.hours, ({ figures }) => formatHours(figures.totalTimeSavedPerYear)),
    row(fill(words.cost, { provider: site.name }), ({ cost }) => formatDollars(cost)),
    row(words.return, ({ figures }) => formatPercentage(figures.ROIPercentage)),
    row(words.payback, ({ figures }) => figures.breakevenTimeline),
  ];
}
