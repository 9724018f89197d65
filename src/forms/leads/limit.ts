import { hashOf } from '../../answers/hash';
import type { Store } from './store';

const MINUTE = 60_000;

export const SEATS = 'limits/';

/**
 * Takes a seat among those that an address has in a minute: 0, or the seconds until there are new
 * ones. Seats are created, never counted up, so that no two requests get the same. What is kept is a
 * hash that says nothing once its minute is over.
 */
export async function takeSeat(
  store: Store,
  address: string,
  perMinute: number,
  now: number,
): Promise<number> {
  const minute = Math.floor(now / MINUTE);
  const hash = (await hashOf(`${minute} ${address}`)).replace(/\W/g, '').slice(0, 20);
  const seats = `${SEATS}${minute}/${hash}/`;
  const taken = (await store.list(seats)).length;
  for (let seat = taken + 1; seat <= perMinute; seat += 1) {
    if ((await store.create(`${seats}${seat}`, 1)) !== undefined) return 0;
  }
  return Math.ceil(((minute + 1) * MINUTE - now) / 1000);
}

/** Whether a seat, by its key, is of a minute that is over. */
export const isSeatOver = (key: string, now: number): boolean =>
  Number(key.slice(SEATS.length).split('/')[0]) < Math.floor(now / MINUTE);
