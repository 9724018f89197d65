import { daysBetween, isDay } from '../../../../maintenance/days.ts';
import { thresholds, type ApplianceKind, type TopUp } from '../../../../maintenance/leakRate.ts';

/** Fields, by their query parameters: the two that make a rate, and what a second method asks for. */
export const fields = ['charge', 'added', 'on', 'last', 'before'] as const;

export type TopUpField = (typeof fields)[number];

export type TopUpTexts = Readonly<Record<TopUpField | 'kind', string>>;

/** Rack B of store 114 on June 12, 2025. */
export const rackB: TopUpTexts = {
  kind: 'commercial',
  charge: '412',
  added: '97',
  on: '2025-06-12',
  last: '36',
  before: '2025-04-03',
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

/** Whether every field is as rack B has it. */
export const isRackB = (texts: TopUpTexts): boolean => writeTopUp('', texts) === '';

/**
 * Input after a change. The first one makes it a rack of the visitor’s: what only rack B knows, the
 * day and its last two top-ups, does not stay behind unseen.
 */
export function changed(
  texts: TopUpTexts,
  name: keyof TopUpTexts,
  text: string,
  today: string,
): TopUpTexts {
  const own = isRackB(texts) ? { ...texts, on: today, last: '', before: '' } : texts;
  return { ...own, [name]: text };
}

export type TopUpFault = 'number' | 'more' | 'less' | 'day' | 'order';

export type TopUpFaults = Readonly<Partial<Record<TopUpField, TopUpFault>>>;

export interface ParsedTopUp {
  /** None while a field is wrong. */
  readonly topUp: TopUp | undefined;
  /** Whether its last addition is known, which annualizing needs. */
  readonly hasLast: boolean;
  readonly faults: TopUpFaults;
}

const MOST = 1_000_000;

const numberOf = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;

const isNumber = (value: number): boolean => value <= MOST;

/** Parses the input into a top-up, or into what is wrong, by field. */
export function parseTopUp({ kind, on, before, ...texts }: TopUpTexts): ParsedTopUp {
  const charge = numberOf(texts.charge);
  const added = numberOf(texts.added);
  const hasLast = texts.last.trim() !== '';
  const pounds = hasLast ? numberOf(texts.last) : added;
  const isOrdered = !before || (isDay(before) && daysBetween(before, on) > 0);
  const wrong: Record<TopUpField, TopUpFault | false> = {
    charge: !isNumber(charge) ? 'number' : charge === 0 && 'more',
    added: !isNumber(added) ? 'number' : pounds > added && 'less',
    on: !isDay(on) && 'day',
    last: hasLast && !isNumber(pounds) && 'number',
    before: before && !isDay(before) ? 'day' : isDay(on) && !isOrdered && 'order',
  };
  const faults: TopUpFaults = Object.fromEntries(
    Object.entries(wrong).filter(([, fault]) => fault),
  );
  const topUp = {
    kind: Object.hasOwn(thresholds, kind) ? (kind as ApplianceKind) : 'commercial',
    charge,
    date: on,
    pounds,
    poundsBefore: added - pounds,
    lastDate: before || undefined,
  };
  return { topUp: Object.keys(faults).length > 0 ? undefined : topUp, hasLast, faults };
}
