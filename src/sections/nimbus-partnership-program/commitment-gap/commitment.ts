/** Yearly cloud commitment, and spend so far. */
export interface Commitment {
  /** Commitment of the year in USD. */
  readonly promised: number;
  /** Spend so far in USD. */
  readonly used: number;
  /** Months elapsed. */
  readonly month: number;
}

const MONTHS = 12;
/** Maximum share of a commitment for marketplace purchases. */
const MARKET_SHARE = 0.25;
const MOST = 100_000_000;

export interface Outlook {
  /** Spend at the end of the year at the current pace, in USD. */
  readonly forecast: number;
  /** Commitment left unspent, in USD. */
  readonly left: number;
  /** Part of the price paid from the unspent commitment. */
  readonly covered: number;
  /** Part of the price that is additional spend. */
  readonly fresh: number;
}

/** Forecast for the end of the year, and the effect of a purchase of `price`. */
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

/** Commitment in a query; missing or invalid numbers come from `usual`. */
export function readCommitment(query: string, usual: Commitment): Commitment {
  const params = new URLSearchParams(query);
  return {
    promised: wholeOf(params.get('promised'), 1_000, MOST, usual.promised),
    used: wholeOf(params.get('used'), 0, MOST, usual.used),
    month: wholeOf(params.get('month'), 1, MONTHS - 1, usual.month),
  };
}
