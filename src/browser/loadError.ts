import { createStore } from './store';

/** Why a page cannot be opened. */
export type LoadError =
  | { readonly is: 'offline' }
  /** The site has been reloaded a short while ago; doing so again would be too often. */
  | { readonly is: 'failed'; readonly href: string };

/** What stands in the way at the moment; null is the rule. */
export const loadError = createStore<LoadError | null>(null);

/** Takes away what is over: a lost connection that is back, a failure before the page that came. */
export function clearLoadError(is: LoadError['is']): void {
  if (loadError.get()?.is === is) loadError.set(null);
}
