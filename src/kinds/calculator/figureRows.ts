import { fill } from '../../text/fillWords';
import terms from '../../copy/roiTerms.json';
import type { RoiFigures } from '../../roi/figures.ts';
import { formatDollars, formatHours, formatPercentage } from '../../format/number.ts';
import { site } from '../../site';
import type { SideRow } from './SideBySide';

/** Result of one column, with its cost. */
export interface Answer {
  readonly figures: RoiFigures;
  readonly cost: number;
}

/** Rows of results, one per figure. */
export function figureRows(answers: readonly Answer[]): SideRow[] {
  const row = (label: string, show: (answer: Answer) => string): SideRow => ({
    label,
    cells: answers.map(show),
  });
  return [
    {
      ...row(terms.saved, ({ figures }) => formatDollars(figures.totalCostSavedPerYear)),
      bars: answers.map(({ figures }) => figures.totalCostSavedPerYear),
    },
    row(terms.hours, ({ figures }) => formatHours(figures.totalTimeSavedPerYear)),
    row(fill(terms.cost, { provider: site.name }), ({ cost }) => formatDollars(cost)),
    row(terms.return, ({ figures }) => formatPercentage(figures.ROIPercentage)),
    row(terms.payback, ({ figures }) => figures.breakevenTimeline),
  ];
}
