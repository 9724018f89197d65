import { hourlyRate } from '../../../../roi/rates';

/** Line of a receipt: US dollars, or hours of work. */
export interface BillLine {
  readonly amount?: number | null;
  readonly hours?: number | null;
  readonly by: string;
}

const rates: Readonly<Record<string, number>> = hourlyRate;

/** Amount of a line; hours at the rate of the ROI calculator. */
export const amountOf = ({ amount, hours, by }: BillLine): number =>
  amount ?? (hours ?? 0) * (rates[by] ?? 0);

/** Total of the lines. */
export const totalOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);
