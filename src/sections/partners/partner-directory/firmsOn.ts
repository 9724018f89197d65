import type { Partner } from '../../../kinds/data/partner';

export type Firm = Pick<
  Partner,
  'number' | 'name' | 'place' | 'at' | 'region' | 'type' | 'since' | 'certificates' | 'good'
>;

const DAY = 86_400_000;

/** Years for which a firm that left stays among the struck out. */
const STRUCK_YEARS = 2;

/** Days before its end in which a certificate is marked. */
export const SOON_DAYS = 120;

/** Days from `now` to the end of a certificate's last day. */
export const daysLeft = (until: string, now: number): number =>
  Math.ceil((Date.parse(until) + DAY - now) / DAY);

/** The firms of the register at one moment: with a certificate that is valid, and without those that are not. */
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

/** Those who left within two years, the last one first. */
export function struckOn<One extends Leaver>(partners: readonly One[], now: number): One[] {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - STRUCK_YEARS);
  const from = since.toISOString().slice(0, 10);
  const dateOf = ({ left }: One): string => left?.date ?? '';
  return partners
    .filter((firm) => dateOf(firm) > from)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
}
