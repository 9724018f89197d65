/**
 * Groups and rounds a number as US English writes it: `1,234.5`. Without `Intl`, whose first
 * formatter takes a phone longer than a section of a page. Rounds the decimal number and not its
 * binary neighbor, so that 1.005 becomes 1.01; fourteen digits count, the rest is noise.
 */
function decimal(value: number, most: number, least = 0): string {
  const [mantissa = '', exponent] = Math.abs(value).toExponential(13).split('e');
  const places = 13 - Number(exponent);
  const kept = Math.min(places, most);
  const digits = String(Math.round(Number(mantissa.replace('.', '')) / 10 ** (places - kept)));
  const padded = digits.padStart(kept + 1, '0') + '0'.repeat(Math.max(0, -kept));
  const point = padded.length - Math.max(0, kept);
  const whole = padded.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = padded.slice(point).replace(/0+$/, '').padEnd(least, '0');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** `−` before a negative value; `unit` stands between the two. */
const signed = (value: number, text: string, unit = ''): string =>
  `${value < 0 ? '−' : ''}${unit}${text}`;

/** `$280,972.80`; `−` before a negative amount. */
export const formatUsd = (amount: number): string => signed(amount, decimal(amount, 2, 2), '$');

/** `$46,380`, rounded to whole dollars. */
export const formatDollars = (amount: number): string => signed(amount, decimal(amount, 0), '$');

/** `10,044`, rounded to whole numbers; with `digits` always so many decimals, `9.50`. */
export const formatCount = (value: number, digits = 0): string =>
  signed(value, decimal(value, digits, digits));

/** `10,044` or `10,044.5`. */
export const formatHours = (hours: number): string => signed(hours, decimal(hours, 1));

/** `605.8%` or `200%`; a value that would round to nothing is shown as `< 0.1%`. */
export function formatPercentage(percentage: number): string {
  return percentage > 0 && percentage < 0.05
    ? '< 0.1%'
    : `${signed(percentage, decimal(percentage, 1))}%`;
}

/** `1.98`; a value that would round to nothing is shown as `under 0.01`. */
export function formatMonths(months: number): string {
  return months < 0.005 ? 'under 0.01' : decimal(months, 2);
}

/** A number as somebody entered it, to six decimals. */
export const formatEntered = (value: number): string => signed(value, decimal(value, 6));

const SCALES = [
  { from: 1e12, suffix: 'T' },
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'k' },
] as const;

/** `$50k`, `$2.5M`: for the axis of a chart. */
export function formatShortUsd(amount: number): string {
  const scale = SCALES.find(({ from }) => Math.abs(amount) >= from);
  const short = decimal(amount / (scale?.from ?? 1), 1);
  return signed(amount, `${short}${scale?.suffix ?? ''}`, '$');
}
