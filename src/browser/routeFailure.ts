import { createStore } from './store';

/** A page that the server would not give, with the status that it answered. */
export interface RouteFailure extends Error {
  readonly status: number;
}

/** No class: the bundle would need a helper for one that extends `Error`. */
export const failureWith = (status: number, message: string): RouteFailure =>
  Object.assign(new Error(message), { status });

/** The failure to show in place of a page; null is the rule. */
export const routeFailure = createStore<RouteFailure | null>(null);

/** How long the server may take to say whether it has a page, in ms. */
const PATIENCE = 10_000;

/**
 * Asks for an address without its body. What the server has can be loaded in full, whatever was
 * missing of it; a missing page has its own screen.
 */
export async function refusalOf(to: string): Promise<RouteFailure | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { status, statusText } = await fetch(to, { method: 'HEAD', redirect: 'manual', signal });
    return status < 500 ? undefined : failureWith(status, statusText);
  } catch (error) {
    return failureWith(500, error instanceof Error ? error.message : '');
  }
}
