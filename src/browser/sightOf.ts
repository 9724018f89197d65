export type Sight = Pick<IntersectionObserver, 'observe' | 'disconnect'>;

/** Watches nothing. */
const BLIND: Sight = { observe: () => undefined, disconnect: () => undefined };

/**
 * Watches where elements stand in the window, in browsers that can. Only courtesies hang on it, such as
 * the mark of the passage that is read: elsewhere they are left out, and the page stays.
 */
export const sightOf = (
  tell: IntersectionObserverCallback,
  options: IntersectionObserverInit,
): Sight =>
  'IntersectionObserver' in window ? new window.IntersectionObserver(tell, options) : BLIND;
