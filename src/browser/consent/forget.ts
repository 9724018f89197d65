import { forgetting } from '../../consent/forget';
import type { Choosable } from '../../consent/table';

/** Deletes the cookies of these categories. */
export function forget(categories: readonly Choosable[]): void {
  for (const cookie of forgetting(categories, document.cookie, location.hostname)) {
    document.cookie = cookie;
  }
}
