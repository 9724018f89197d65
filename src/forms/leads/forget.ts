import { MARKS_LAST } from './delays';
import { isSeatOver, SEATS } from './limit';
import { folders, type Delivered } from './leads';
import type { Store } from './store';

/** Ids begin with two hexadecimal digits: each run looks at the marks of one pair. */
const PAIRS = 256;
const RUN = 5 * 60_000;

/** Removes marks of leads delivered long ago, and the seats of minutes that are over. */
export async function forgetOld(store: Store, now: number): Promise<void> {
  const pair = (Math.floor(now / RUN) % PAIRS).toString(16).padStart(2, '0');
  for (const { key } of await store.list(folders.delivered + pair)) {
    const mark = (await store.read(key)) as Delivered | undefined;
    if (mark && Date.parse(mark.at) + MARKS_LAST < now) await store.remove(key);
  }
  for (const { key } of await store.list(SEATS)) {
    if (isSeatOver(key, now)) await store.remove(key);
  }
}
