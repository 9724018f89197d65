import { createStore } from './store';

/** Path and query of the page that is shown, for what outlives a change of page. */
export const route = createStore('');

/** Path and query of the address: ahead of the page while that is still on its way. */
export const here = (): string => location.pathname + location.search;

/** Puts another query into the address of the page that is shown: it stays the same page. */
export function replaceQuery(query: string): void {
  const address = `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`;
  history.replaceState(history.state, '', address);
  route.set(here());
}

/**
 * From now on pages fade in, and this one takes its scroll position at once: it is not traveled to.
 * The marks stand on `body`: a head that names attributes of the root element clears all others.
 */
export function leaveRoute(): void {
  const { dataset } = document.body;
  dataset['routed'] = '';
  dataset['leaving'] = '';
  // Asked for once, so that it holds before the page scrolls.
  void getComputedStyle(document.documentElement).scrollBehavior;
}

export function enterRoute(): void {
  delete document.body.dataset['leaving'];
  route.set(here());
}

/**
 * Keeps Gatsby from noting where the next page is scrolled to as the position of this one: after
 * a step back the browser scrolls before the page has changed.
 */
export function guardScroll(): void {
  const onScroll = (event: Event): void => {
    if (here() !== route.get()) event.stopImmediatePropagation();
  };
  window.addEventListener('scroll', onScroll, { capture: true });
}
