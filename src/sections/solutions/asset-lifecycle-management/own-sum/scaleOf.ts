import type { Machine } from '../../../../maintenance/repairLimit';

/** Share of a new machine’s price up to which a quote can be moved. */
const SHARE = 1 / 4;
const ROUND = 1000;
const STEPS = 200;

/** The highest quote on the scale: twice the limit or more, in whole thousands; it does not follow the quote. */
export const mostQuoted = ({ price }: Machine, limit: number): number =>
  Math.max(ROUND, Math.ceil(Math.max(2 * limit, price * SHARE) / ROUND) * ROUND);

/** By how much a quote moves at once. */
export const stepOf = (most: number): number => Math.max(10, Math.round(most / STEPS / 10) * 10);
