import { site } from '../../../site.ts';
import type { BoundName } from '../../bounds.ts';
import type { RoiFigures } from '../../figures.ts';
import {
  formatDollars,
  formatEntered,
  formatHours,
  formatMonths,
  formatPercentage,
  formatUsd,
} from '../../format.ts';
import { ceiling, floor, type Bound } from '../../rates.ts';

/** The words of the report's first page. A no-break space keeps a figure and its unit together. */
const hours = (value: number): string =>
  `${formatHours(value)}\u00a0${value === 1 ? 'hour' : 'hours'}`;

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

const boundRule: Readonly<Record<BoundName, { title: string; rule: string }>> = {
  floor: {
    title: 'The floor applies to your inputs.',
    rule: `At a return of ${formatPercentage(floor.ROIPercentage)} or less we show fixed figures: ${fixedFigures(floor)}.`,
  },
  ceiling: {
    title: 'The ceiling applies to your inputs.',
    rule: `At a return of ${formatPercentage(ceiling.ROIPercentage)} or more we show fixed figures, ${fixedFigures(ceiling)}, because beyond that inputs tend to be wrong.`,
  },
};

const CENTURY = 1_200;

function payback(months: number | null): string {
  if (months === null) return 'never pay back';
  if (months > CENTURY) return 'pay back in more than a century';
  return `pay back in ${formatMonths(months)}\u00a0months`;
}

export function notice(bound: BoundName, own: RoiFigures): { title: string; text: string } {
  const { title, rule } = boundRule[bound];
  const saved = `${formatUsd(own.totalCostSavedPerYear)} and ${hours(own.totalTimeSavedPerYear)} a year`;
  const without = `Without it your inputs give ${saved}, a return of ${formatPercentage(own.ROIPercentage)}, and ${payback(own.breakevenMonths)}.`;
  return { title, text: `${rule} ${without}` };
}

export const figureLabels = {
  return: 'Return',
  breakeven: 'Pays back in',
  cost: 'Cost, first year',
  integration: 'Saved on connections',
} as const;

export const curve = {
  title: 'Savings less cost, month by month',
  titleUnderNotice: 'Savings less cost at your inputs',
  basis: 'The whole first-year cost is counted on day one. Savings are spread evenly.',
  paidBack: (month: number): string => `Paid back in month ${month}`,
  exactly: (months: number): string => `${formatMonths(months)} months at these inputs`,
  ahead: (amount: number): string => `${formatDollars(amount)} ahead`,
  both: (months: number, amount: number): string =>
    `${formatMonths(months)} months, ${formatDollars(amount)} ahead after 12 months`,
  notPaidBack: 'Not paid back in 12 months',
  short: (amount: number): string => `${formatDollars(amount)} short after 12 months`,
  after: 'after 12 months',
} as const;

export const inputsTitle = 'What you told us';
export const splitTitle = 'Where the savings come from';
export const inHouse = 'In-house';
export const outsourced = 'Outsourced';
export const yes = 'Yes';
export const no = 'No';

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
