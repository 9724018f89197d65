import { site } from '../../../site.ts';
import {
  formatCount,
  formatDollars,
  formatHours,
  formatPercentage,
  formatUsd,
} from '../../format.ts';
import type { RoiResult } from '../../model.ts';
import { ceiling, floor, hourlyRate, integrationShare, type Bound } from '../../rates.ts';
import type { TierRange } from '../../tiers.ts';
import { figureLabels } from './firstPage.ts';

/** The words of the report's second page, which is the same for everybody. */
export const header = 'The working';
export const stepsTitle = 'Check it with a pocket calculator';
export const stepsColumns = ['Step', 'How', 'With our defaults'] as const;
export const stepsNote =
  'Shares and decreases count as fractions: 15% is 0.15. Our defaults are the average customer of ten buildings.';

export interface StepRow {
  readonly step: string;
  readonly how: string;
  readonly example: string;
}

const inHouseRate = formatUsd(hourlyRate.inHouse);
const outsourcedRate = formatDollars(hourlyRate.outsourced);
const { paid, base } = integrationShare;

/** The formulas, with the figures that our defaults give. */
export function stepRows(example: RoiResult): StepRow[] {
  const { work, savingsOnIntegrationsPercentage: saved } = example;
  const connections = saved === undefined ? '' : ` + ${paid}% of the staff price for connections`;
  const rows: StepRow[] = [
    {
      step: 'Jobs a year, in-house',
      how: 'jobs a month × buildings × 12 × share done in-house',
      example: formatHours(work.inHouse.orders),
    },
    {
      step: 'Jobs a year, outsourced',
      how: 'jobs a month × buildings × 12 − in-house jobs',
      example: formatHours(work.outsourced.orders),
    },
    {
      step: 'Hours saved, in-house',
      how: 'in-house jobs × hours for a job × less time',
      example: formatHours(work.inHouse.hoursSaved),
    },
    {
      step: 'Hours saved, outsourced',
      how: 'outsourced jobs × hours for a job × less time',
      example: formatHours(work.outsourced.hoursSaved),
    },
    {
      step: 'Dollars saved',
      how: `in-house hours × ${inHouseRate} + outsourced hours × ${outsourcedRate}`,
      example: formatUsd(example.totalCostSavedPerYear),
    },
    {
      step: figureLabels.cost,
      how: `staff price + buildings price${connections}`,
      example: formatDollars(example.cost.total),
    },
    {
      step: figureLabels.return,
      how: 'dollars saved ÷ cost × 100',
      example: formatPercentage(example.ROIPercentage),
    },
    {
      step: figureLabels.breakeven,
      how: 'cost ÷ (dollars saved ÷ 12), rounded up to whole months',
      example: example.breakevenTimeline,
    },
    {
      step: 'Covers its cost at',
      how: 'cost ÷ (hours of all jobs today × the same hourly rates) × 100',
      example: formatPercentage(example.neededDecreasePercentage ?? 0),
    },
  ];
  if (saved === undefined) return rows;
  const row = {
    step: figureLabels.integration,
    how: `(${base}% − ${paid}%) ÷ ${base}%, where ${base}% is what separate projects cost`,
    example: formatPercentage(saved),
  };
  return [...rows, row];
}

export const staffPrices = { title: 'Price a year, by in-house staff', unit: 'people' } as const;
export const buildingPrices = { title: 'Price a year, by buildings', unit: 'buildings' } as const;

export function tierName({ from, to }: TierRange, unit: string): string {
  return to === null
    ? `${formatCount(from)} ${unit} or more`
    : `${formatCount(from)}–${formatCount(to)} ${unit}`;
}

const fixed = ({ costSaved, timeSaved }: Bound): string =>
  `${formatDollars(costSaved)} and ${formatCount(timeSaved)} hours`;

export const basisTitle = 'What the figures rest on';
export const basis: readonly string[] = [
  `In-house hours are valued at ${inHouseRate}, the loaded median of maintenance workers among our US customers in 2024. Outsourced hours at ${outsourcedRate}, the median of contractor invoices matched in ${site.name}.`,
  `We show no return under ${formatPercentage(floor.ROIPercentage)} or over ${formatPercentage(ceiling.ROIPercentage)}. At the floor the report shows ${fixed(floor)}, at the ceiling ${fixed(ceiling)}, and says on page 1 what the inputs give without it.`,
  'Not counted: energy, leaks, warranty claims, and the cost of your own people’s time during setup, usually 40 to 60\u00a0hours.',
];

export const nextTitle = 'What to do with this';
export const next: readonly string[] = [
  'Give it to the person who will doubt it first.',
  'Replace our averages with one month of one site.',
  'Book 30 minutes. We go through the gaps\u00a0together.',
];
