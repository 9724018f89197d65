import { forgetting } from '../forget';
import type { Choosable } from '../table';

/** Deletes the cookies of these categories. */
export function forget(categories: readonly Choosable[]): void {
  for (const cookie of forgetting(categories, document.cookie, location.hostname)) {
    document.cookie = cookie;
  }
}
