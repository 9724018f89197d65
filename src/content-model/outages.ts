import { allowance, creditFor, daysIn } from './promise';

/** Address of the history, and of the feed that tells of each entry. */
export const STATUS_PATH = '/status/';
export const OUTAGES_FEED = `${STATUS_PATH}feed.atom`;

export const REGIONS = ['everywhere', 'us', 'uk', 'eu', 'gulf'] as const;
export const OWNERS = ['ours', 'host', 'weather'] as const;

/** A time when customers could not work; src/kinds/data/outage.ts says what each part is. */
export interface Outage {
  readonly on: string;
  readonly minutes: number;
  readonly where: (typeof REGIONS)[number];
  readonly title: string;
  readonly stopped: string;
  readonly cause: string;
  readonly whose: (typeof OWNERS)[number];
  readonly changed: string;
  readonly since: string;
  readonly paid?: number | null;
}

/** Minutes that the month of an outage had to lose. */
export const limitOf = ({ on }: Pick<Outage, 'on'>): number => allowance(daysIn(on));

/** Credit for the month of an outage, in percent of its price; all outages of the month count. */
export function creditAmong(
  { on }: Pick<Outage, 'on'>,
  all: readonly Pick<Outage, 'on' | 'minutes'>[],
): number {
  const month = all.filter((other) => other.on.startsWith(on.slice(0, 7)));
  return creditFor(
    month.reduce((sum, { minutes }) => sum + minutes, 0),
    daysIn(on),
  );
}

export interface Month {
  /** `2026-06` */
  readonly month: string;
  readonly limit: number;
  readonly minutes: number;
  readonly outages: readonly Outage[];
}

/** Each calendar month between two ISO days, with what happened in it. */
export function monthsOf(outages: readonly Outage[], from: string, until: string): Month[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const last = Number(until.slice(0, 4)) * 12 + Number(until.slice(5, 7)) - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = first + index;
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const own = outages.filter(({ on }) => on.startsWith(month));
    const minutes = own.reduce((sum, outage) => sum + outage.minutes, 0);
    return { month, limit: allowance(daysIn(month)), minutes, outages: own };
  });
}

/** Minutes away in all, and the percentage of the time in which everything could be reached. */
export function totalOf(months: readonly Month[]): { minutes: number; reached: number } {
  const minutes = months.reduce((sum, month) => sum + month.minutes, 0);
  const all = months.reduce((sum, { month }) => sum + daysIn(month) * 24 * 60, 0);
  return { minutes, reached: 100 - (minutes / all) * 100 };
}
