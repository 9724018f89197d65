import { here, route } from './route';

/** Puts another query into the address as a step of its own, so that Back takes it away again. */
export function pushQuery(query: string): void {
  const address = `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`;
  history.pushState({ ...(history.state as object | null), key: String(Date.now()) }, '', address);
  route.set(here());
}
