import terms from '../../../copy/roiTerms.json';
import { site } from '../../../site.ts';
import type { BoundName } from '../../bounds.ts';
import type { RoiFigures } from '../../figures.ts';
import {
  formatDollars,
  formatEntered,
  formatPercentage,
  formatUsd,
} from '../../../format/number.ts';
import { ceiling, floor, type Bound } from '../../rates.ts';
import { hours, months } from './units.ts';

/** The words of the report's first page. */
const fixedFigures = ({ costSaved, timeSaved }: Bound): string =>
  `${formatDollars(costSaved)} and ${hours(timeSaved)} a year`;

const headlineStart: Readonly<Record<BoundName | 'none', string>> = {
  none: `${site.name} would save your team `,
  floor: `${site.name}’s floor\u00a0figures: `,
  ceiling: `${site.name}’s ceiling\u00a0figures: `,
};

/** A stretch of the headline; `figure` stretches stand out. */
export interface HeadlinePart {
  readonly text: string;
  readonly figure?: true;
}

export function headline(figures: RoiFigures, bound: BoundName | null): HeadlinePart[] {
  const saved = figures.totalCostSavedPerYear;
  return [
    { text: headlineStart[bound ?? 'none'] },
    { text: bound ? formatDollars(saved) : formatUsd(saved), figure: true },
    { text: ' and ' },
    { text: hours(figures.totalTimeSavedPerYear), figure: true },
    { text: bound ? ' a year' : ' in a year' },
  ];
}

const boundTitles: Readonly<Record<BoundName, string>> = {
  floor: 'The floor applies to your inputs.',
  ceiling: 'The ceiling applies to your inputs.',
};

function boundRule(bound: BoundName, own: RoiFigures): string {
  const split = own.totalCostSavedPerYear > 0 ? 'in the proportion of your own' : 'in halves';
  return bound === 'floor'
    ? `At a return of ${formatPercentage(floor.ROIPercentage)} or less we show fixed figures: ${fixedFigures(floor)}, split ${split}.`
    : `At a return of ${formatPercentage(ceiling.ROIPercentage)} or more we show fixed figures, ${fixedFigures(ceiling)}, split ${split}, because beyond that inputs tend to be wrong.`;
}

const payback = (value: number | null): string =>
  value === null ? 'never pay back' : `pay back in ${months(value)}`;

export function notice(bound: BoundName, own: RoiFigures): { title: string; text: string } {
  const saved = `${formatUsd(own.totalCostSavedPerYear)} and ${hours(own.totalTimeSavedPerYear)} a year`;
  const without = `Without it your inputs give ${saved}, a return of ${formatPercentage(own.ROIPercentage)}, and ${payback(own.breakevenMonths)}.`;
  return { title: boundTitles[bound], text: `${boundRule(bound, own)} ${without}` };
}

export const figureLabels = {
  return: terms.return,
  breakeven: terms.payback,
  cost: terms.costShort,
  integration: terms.savedOnConnections,
} as const;

export const curveWords = {
  title: 'Savings less cost, month by month',
  titleUnderNotice: 'Savings less cost at your inputs',
  basis: 'The whole first-year cost is counted on day one. Savings are spread evenly.',
  paidBack: (month: number): string => `Paid back in month ${month}`,
  exactly: (value: number): string => `${months(value)} at these inputs`,
  ahead: (amount: number): string => `${formatDollars(amount)} ahead`,
  both: (value: number, amount: number): string =>
    `${months(value)}, ${formatDollars(amount)} ahead after 12 months`,
  notPaidBack: 'Not paid back in 12 months',
  short: (amount: number): string => `${formatDollars(amount)} short after 12 months`,
  after: 'after 12 months',
  lastMonth: (month: number): string => `${month} months`,
} as const;

export const inputsTitle = 'What you told us';
export const splitTitle = 'Where the savings come from';

export interface EnteredDecrease {
  readonly inHouse: number;
  readonly outsourced: number;
}

const experience = 'the lowest tenth of our customers saw 7%';

/** What has to come true for the cost to be covered; `needed` in percent, null without any jobs. */
export function neededDecrease(
  needed: number | null,
  entered: EnteredDecrease,
  covered: boolean,
): string {
  if (needed === null || needed > 100) {
    return `These jobs take too few hours for savings of time alone to cover the first year’s cost of ${site.name}.`;
  }
  const both = `${formatEntered(entered.inHouse)}%`;
  const told =
    entered.inHouse === entered.outsourced
      ? `You entered ${both}`
      : `You entered ${both} in-house and ${formatEntered(entered.outsourced)}% outsourced`;
  const claim = covered
    ? `${site.name} covers its cost if jobs get faster by only this much.`
    : `Jobs have to get faster by this much before ${site.name} covers its cost.`;
  return `${claim} ${told}; ${experience}.`;
}

export const header = 'Return on investment report';
