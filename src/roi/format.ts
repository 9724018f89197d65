import { site } from '../site.ts';

/** A formatter takes a phone as long as a section of a page, so each is made when it is first used. */
function once(make: () => Intl.NumberFormat): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => (made ??= make());
}

const usd = (fractionDigits: number) =>
  once(
    () =>
      new Intl.NumberFormat(site.language, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );
const decimal = (maximumFractionDigits: number) =>
  once(() => new Intl.NumberFormat(site.language, { maximumFractionDigits }));

const cents = usd(2);
const dollars = usd(0);
const wholes = decimal(0);
const tenths = decimal(1);
const hundredths = decimal(2);
const asEntered = decimal(6);

/** `$280,972.80`; `−` before a negative amount. */
export const formatUsd = (amount: number): string => withSign(amount, cents);

/** `$46,380`, rounded to whole dollars. */
export const formatDollars = (amount: number): string => withSign(amount, dollars);

/** `10,044`, rounded to whole numbers. */
export const formatCount = (value: number): string => withSign(value, wholes);

/** `10,044` or `10,044.5`. */
export const formatHours = (hours: number): string => withSign(hours, tenths);

/** `605.8%` or `200%`; a value that would round to nothing is shown as `< 0.1%`. */
export function formatPercentage(percentage: number): string {
  return percentage > 0 && percentage < 0.05 ? '< 0.1%' : `${withSign(percentage, tenths)}%`;
}

/** `1.98`; a value that would round to nothing is shown as `under 0.01`. */
export function formatMonths(months: number): string {
  return months < 0.005 ? 'under 0.01' : withSign(months, hundredths);
}

/** A number as the visitor entered it, to six decimals. */
export const formatEntered = (value: number): string => withSign(value, asEntered);

const SCALES = [
  { from: 1e12, sign: 'T' },
  { from: 1e9, sign: 'B' },
  { from: 1e6, sign: 'M' },
  { from: 1e3, sign: 'k' },
] as const;

/** `$50k`, `$2.5M`: for the axis of a chart. */
export function formatShortUsd(amount: number): string {
  const scale = SCALES.find(({ from }) => Math.abs(amount) >= from);
  const short = tenths().format(Math.abs(amount) / (scale?.from ?? 1));
  return `${amount < 0 ? '−' : ''}$${short}${scale?.sign ?? ''}`;
}

/** Rounds the decimal number and not its binary neighbor, so that 1.005 becomes 1.01. */
function withSign(value: number, style: () => Intl.NumberFormat): string {
  const digits = Math.abs(value).toPrecision(14) as Intl.StringNumericLiteral;
  return `${value < 0 ? '−' : ''}${style().format(digits)}`;
}
