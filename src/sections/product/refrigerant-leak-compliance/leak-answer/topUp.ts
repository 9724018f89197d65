import { daysBetween, isDay } from '../../../../maintenance/days.ts';
import { thresholds, type ApplianceKind, type TopUp } from '../../../../maintenance/leakRate.ts';

/** Fields, by their query parameters. */
export const fields = ['charge', 'added', 'on', 'before', 'last'] as const;

export type TopUpField = (typeof fields)[number];

export type TopUpTexts = Readonly<Record<TopUpField | 'kind', string>>;

/** Rack B of store 114 on June 12, 2025. */
export const rackB: TopUpTexts = {
  kind: 'commercial',
  charge: '412',
  added: '36',
  on: '2025-06-12',
  before: '61',
  last: '2025-04-03',
};

/** Input in a query, or rack B. */
export function readTopUp(query: string): TopUpTexts {
  const params = new URLSearchParams(query);
  const entries = Object.entries(rackB).map(([name, usual]) => [name, params.get(name) ?? usual]);
  return Object.fromEntries(entries) as TopUpTexts;
}

/** Query with the input, empty for rack B; other parameters stay. */
export function writeTopUp(query: string, texts: TopUpTexts): string {
  const params = new URLSearchParams(query);
  for (const [name, text] of Object.entries(texts)) {
    if (text === rackB[name as TopUpField]) params.delete(name);
    else params.set(name, text);
  }
  return params.toString();
}

export type TopUpFault = 'number' | 'more' | 'day' | 'order';

export type ParsedTopUp =
  | { readonly topUp: TopUp; readonly faults: Readonly<Record<string, never>> }
  | {
      readonly topUp: undefined;
      readonly faults: Readonly<Partial<Record<TopUpField, TopUpFault>>>;
    };

const MOST = 1_000_000;

const numberOf = (text: string): number | undefined => {
  const value = /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
  return value <= MOST ? value : undefined;
};

/** Parses the input into a top-up, or into errors by field. */
export function parseTopUp(texts: TopUpTexts): ParsedTopUp {
  const faults: Partial<Record<TopUpField, TopUpFault>> = {};
  const charge = numberOf(texts.charge);
  const pounds = numberOf(texts.added);
  const poundsBefore = numberOf(texts.before || '0');
  if (charge === undefined) faults.charge = 'number';
  else if (charge === 0) faults.charge = 'more';
  if (pounds === undefined) faults.added = 'number';
  if (poundsBefore === undefined) faults.before = 'number';
  if (!isDay(texts.on)) faults.on = 'day';
  if (texts.last && !isDay(texts.last)) faults.last = 'day';
  else if (texts.last && isDay(texts.on) && daysBetween(texts.last, texts.on) < 1) {
    faults.last = 'order';
  }
  if (
    Object.keys(faults).length > 0 ||
    charge === undefined ||
    pounds === undefined ||
    poundsBefore === undefined
  ) {
    return { topUp: undefined, faults };
  }
  const kind: ApplianceKind = Object.hasOwn(thresholds, texts.kind)
    ? (texts.kind as ApplianceKind)
    : 'commercial';
  const lastDate = texts.last || undefined;
  return { topUp: { kind, charge, date: texts.on, pounds, poundsBefore, lastDate }, faults: {} };
}
