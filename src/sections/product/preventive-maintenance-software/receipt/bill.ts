import { hourlyRate } from '../../../../roi/rates';

/** A line of a bill: an amount in US dollars, or hours that somebody worked. */
export interface BillLine {
  readonly amount?: number | null;
  readonly hours?: number | null;
  readonly by: string;
}

const rates: Readonly<Record<string, number>> = hourlyRate;

/** What a line comes to; hours are worth the rate of the ROI calculator. */
export const amountOf = ({ amount, hours, by }: BillLine): number =>
  amount ?? (hours ?? 0) * (rates[by] ?? 0);

/** What all lines come to. */
export const totalOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);
