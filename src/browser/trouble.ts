import { createStore } from './store';

/** Why a page cannot be opened. */
export type Trouble =
  | { readonly is: 'offline' }
  /** To load the site anew once more would be too often. */
  | { readonly is: 'failed'; readonly href: string };

/** What stands in the way at the moment; null is the rule. */
export const trouble = createStore<Trouble | null>(null);

/** Takes away what is over: a lost connection that is back, a failure before the page that came. */
export function endTrouble(is: Trouble['is']): void {
  if (trouble.get()?.is === is) trouble.set(null);
}
