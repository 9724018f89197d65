import { hashOf } from '../../http/hash';
import type { Store } from './store';

const MINUTE = 60_000;

export const SLOTS = 'limits/';

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // Only a URL knows every way to write one; its own has hexadecimal digits, and `::` once at most.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

/**
 * Who is counted as one: an IPv4 address, however it is written, or the first 64 bits of an IPv6 address,
 * which is the smallest network that a subscriber gets (RFC 6177).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/**
 * Takes a slot among those that a network has in a minute: 0, or the seconds until there are new
 * ones. Slots are created, never counted up, so that no two requests get the same. What is kept is a
 * hash that says nothing once its minute is over.
 */
export async function takeSlot(
  store: Store,
  address: string,
  perMinute: number,
  now: number,
): Promise<number> {
  const minute = Math.floor(now / MINUTE);
  const hash = (await hashOf(`${minute} ${networkOf(address)}`)).replace(/\W/g, '').slice(0, 20);
  const slots = `${SLOTS}${minute}/${hash}/`;
  const taken = (await store.list(slots)).length;
  for (let slot = taken + 1; slot <= perMinute; slot += 1) {
    if ((await store.create(`${slots}${slot}`, 1)) !== undefined) return 0;
  }
  return Math.ceil(((minute + 1) * MINUTE - now) / 1000);
}

/** Whether a slot, by its key, is of a minute that is over. */
export const isSlotOver = (key: string, now: number): boolean =>
  Number(key.slice(SLOTS.length).split('/')[0]) < Math.floor(now / MINUTE);
