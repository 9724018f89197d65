import { GIVEN_UP_LAST, MARKS_LAST } from './delays';
import { isSlotOver, SLOTS } from './rateLimit';
import { idIn, keyOf, readRecord } from './leads';
import type { Store } from './store';

/** Ids begin with two hexadecimal digits: each run looks at those of one pair. */
const PAIRS = 256;
const RUN = 5 * 60_000;

const lasting = { delivered: MARKS_LAST, givenUp: GIVEN_UP_LAST } as const;

/** Removes what was given up or delivered long ago, and the seats of minutes that are over. */
export async function forgetOld(store: Store, now: number): Promise<void> {
  const pair = (Math.floor(now / RUN) % PAIRS).toString(16).padStart(2, '0');
  for (const kind of ['delivered', 'givenUp'] as const) {
    for (const { key } of await store.list(keyOf(kind, pair))) {
      // What cannot be read is of another deploy, which knows how long it lasts.
      const record = await readRecord(store, kind, idIn(kind, key)).catch(() => undefined);
      if (record && Date.parse(record.at) + lasting[kind] < now) await store.remove(key);
    }
  }
  for (const { key } of await store.list(SLOTS)) {
    if (isSlotOver(key, now)) await store.remove(key);
  }
}
