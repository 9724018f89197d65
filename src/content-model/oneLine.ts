import { formatCount, formatEntered, formatHours } from '../format/number';

/** What a line of a sum does with its next term. */
export const SIGNS = ['plus', 'minus', 'times', 'divided'] as const;

export type Sign = (typeof SIGNS)[number];

export interface Term {
  readonly sign?: Sign | null | undefined;
  readonly value: number;
}

const doing: Readonly<Record<Sign, (before: number, value: number) => number>> = {
  plus: (before, value) => before + value,
  minus: (before, value) => before - value,
  times: (before, value) => before * value,
  divided: (before, value) => before / value,
};

/** What a line comes to, worked out from left to right; nothing where it divides by nothing. */
export function oneLine([first, ...others]: readonly Term[]): number | undefined {
  const sum = others.reduce(
    (before, { sign, value }) => (sign ? doing[sign](before, value) : before),
    first?.value ?? 0,
  );
  return Number.isFinite(sum) ? sum : undefined;
}

/** A number as people type it: `12,000`, ` 9.5 `; nothing else. */
export function typedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

/** As a reader takes it in: one decimal under ten, none above; or as many as the line asks for. */
export function shownNumber(sum: number, digits?: number | null): string {
  if (typeof digits === 'number') return formatCount(sum, digits);
  return Math.abs(sum) < 10 ? formatHours(sum) : formatCount(sum);
}

/** A number that somebody gave, whole as it is: `0.065`, `36,500`. */
export const givenNumber = formatEntered;

/** Which reading a result falls under: the first whose limit it does not pass; none without a result. */
export const readingOf = (
  readings: readonly { readonly upTo: number | null }[],
  sum: number | undefined,
): number =>
  sum === undefined ? -1 : readings.findIndex(({ upTo }) => upTo === null || sum <= upTo);
