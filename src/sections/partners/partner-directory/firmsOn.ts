import type { Partner } from '../../../kinds/data/partner';

export type Firm = Pick<
  Partner,
  'number' | 'name' | 'place' | 'at' | 'region' | 'type' | 'since' | 'certificates' | 'good'
>;

const DAY = 86_400_000;

/** Years for which former firms are listed. */
const STRUCK_YEARS = 2;

/** Days before expiry from which a certificate is marked. */
export const SOON_DAYS = 120;

/** Days from `now` to the expiry of a certificate. */
export const daysLeft = (until: string, now: number): number =>
  Math.ceil((Date.parse(until) + DAY - now) / DAY);

/** Firms with a valid certificate at a moment, without expired certificates. */
export function firmsOn<One extends Firm & { readonly left?: unknown }>(
  partners: readonly One[],
  now: number,
): One[] {
  return partners
    .filter(({ left }) => !left)
    .map((firm) => ({
      ...firm,
      certificates: firm.certificates.filter(({ until }) => daysLeft(until, now) > 0),
    }))
    .filter(({ certificates }) => certificates.length > 0);
}

interface Leaver {
  readonly left?: { readonly date: string } | null | undefined;
}

/** Firms that left within `STRUCK_YEARS`, latest first. */
export function struckOn<One extends Leaver>(partners: readonly One[], now: number): One[] {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - STRUCK_YEARS);
  const from = since.toISOString().slice(0, 10);
  const dateOf = ({ left }: One): string => left?.date ?? '';
  return partners
    .filter((firm) => dateOf(firm) > from)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
}
