import { formatHours, formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import type { Job } from './schema';
import words from './words.json';

/** What a fault costs: for the list, and with its arithmetic. @param price of a kWh, in dollars */
export function costOf(lost: Job['lost'], price: number): { perDay: string; sum: string } {
  if (!lost) return { perDay: words.free, sum: '' };
  const { power, hours } = lost;
  const kwh = power * hours;
  const cost = formatUsd(kwh * price);
  const values = { power, hours, kwh: formatHours(kwh), cost, price: formatUsd(price) };
  return { perDay: fill(words.perDay, { cost }), sum: fill(words.sum, values) };
}
