/** Money promised to a cloud for a year, and how far through both of them one is. */
export interface Commitment {
  /** USD promised for the year. */
  readonly promised: number;
  /** USD used so far. */
  readonly used: number;
  /** Months of that year that are over. */
  readonly month: number;
}

const MONTHS = 12;
/** Share of a promise that purchases in the marketplace may make up. */
const MARKET_SHARE = 0.25;
const MOST = 100_000_000;

export interface Outlook {
  /** USD used by the end of the year, at the pace so far. */
  readonly forecast: number;
  /** USD promised and not used by then. */
  readonly left: number;
  /** The part of a price that comes out of what is left. */
  readonly covered: number;
  /** The part of it that is new money. */
  readonly fresh: number;
}

/** What the year ends with, and what a purchase of `price` would do to that. */
export function outlookOf({ promised, used, month }: Commitment, price: number): Outlook {
  const forecast = Math.round((used / month) * MONTHS);
  const left = Math.max(0, promised - forecast);
  const covered = Math.min(price, left, Math.round(promised * MARKET_SHARE));
  return { forecast, left, covered, fresh: price - covered };
}

const wholeOf = (words: string | null, least: number, most: number, otherwise: number): number => {
  const value = Number((words ?? '').replace(/[\s,$]/g, ''));
  const isWhole = words !== null && words.trim() !== '' && Number.isFinite(value);
  return isWhole ? Math.min(most, Math.max(least, Math.round(value))) : otherwise;
};

/** The year that an address describes; what is missing or no number is taken from `usual`. */
export function readCommitment(query: string, usual: Commitment): Commitment {
  const params = new URLSearchParams(query);
  return {
    promised: wholeOf(params.get('promised'), 1_000, MOST, usual.promised),
    used: wholeOf(params.get('used'), 0, MOST, usual.used),
    month: wholeOf(params.get('month'), 1, MONTHS - 1, usual.month),
  };
}
