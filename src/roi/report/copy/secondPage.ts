import terms from '../../../copy/roiTerms.json';
import { site } from '../../../site.ts';
import type { BoundName } from '../../bounds.ts';
import { formatDollars, formatPercentage, formatUsd } from '../../../format/number.ts';
import { ceiling, floor, hourlyRate, integrationShare, type Bound } from '../../rates.ts';
import { breakevenTimeline } from '../../breakeven.ts';
import type { Column, Comparison } from '../secondPage/marks.ts';
import { figureLabels } from './firstPage.ts';
import { hours } from './units.ts';

/** The words of the report's second page that are the same for everybody, save the bound's. */
export const header = 'The working';
export const workingTitle = 'Every step, with your figures';
export const workingBasis = 'Rounded where shown, never on the way.';

export const boundTitle: Readonly<Record<BoundName, string>> = {
  floor: 'The floor applies.',
  ceiling: 'The ceiling applies.',
};

const limits = `under ${formatPercentage(floor.ROIPercentage)} or over ${formatPercentage(ceiling.ROIPercentage)}`;

export const unbounded = `We show no return ${limits}. Neither bound applies to your inputs: page 1 shows what is computed here.`;

/** What page 1 shows in place of the figures above. */
export function bounded({ ROIPercentage, costSaved, timeSaved, breakevenMonths }: Bound): string {
  const fixed = `${formatDollars(costSaved)}, ${hours(timeSaved)}, ${formatPercentage(ROIPercentage)} and ${breakevenTimeline(breakevenMonths)}`;
  return `Both tables show your inputs without it; page 1 shows ${fixed}.`;
}

export const whatIfTitle = 'If we are wrong';
export const columnTitles: Readonly<Record<Column, string>> = {
  conservative: 'Half the effect',
  expected: 'Your inputs',
  optimistic: 'Half as much again',
  disconnected: terms.notConnected,
};
export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  effect: 'Less time for a job',
  saved: terms.saved,
  cost: figureLabels.cost,
  return: figureLabels.return,
  payback: figureLabels.breakeven,
};

const inHouseRate = formatUsd(hourlyRate.inHouse);
const outsourcedRate = formatDollars(hourlyRate.outsourced);
const { paid, base } = integrationShare;

export const basisTitle = 'What the figures rest on';
export const basis = (isIntegration: boolean): string[] => [
  `An in-house hour counts ${inHouseRate}: the loaded median of 318 maintenance payrolls of our US customers, 2024. An outsourced hour counts ${outsourcedRate}: the median of 41,000 contractor invoices matched in ${site.name}, 2024.`,
  ...(isIntegration
    ? [`Connections cost ${paid}% of the staff price; we put separate projects at ${base}%.`]
    : []),
];

export const priceTitles = { staff: 'Price by staff', buildings: 'Price by buildings' } as const;

export const leftOutTitle = 'What is left out';
export const leftOut =
  'Energy, leaks and warranty claims. Tax and financing. Your own people’s time during setup, usually 40 to 60\u00a0hours. The start: at the median, savings reach half their level in week six and all of it in month four.';

export const nextTitle = 'What to do with this';
export const next: readonly string[] = [
  'Give it to the person who will doubt it first.',
  'Replace our averages with one month of one site.',
  'Book 30 minutes. We go through the gaps\u00a0together.',
];

export const codeCaption = 'Open these inputs in the calculator';
export const codeAlternative = 'QR code that opens the calculator with these inputs';
