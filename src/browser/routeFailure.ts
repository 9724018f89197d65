import { deadline } from '../http/deadline';
import { createStore } from './store';

/** A page that the server would not give, with the status that it answered. */
export interface RouteFailure extends Error {
  readonly status: number;
}

/** No class: the bundle would need a helper for one that extends `Error`. */
export const failureWith = (status: number, message: string): RouteFailure =>
  Object.assign(new Error(message), { status });

/** For a template whose data came without its page: the error page, with its reload, and not a blank one. */
export function noPage(): never {
  throw failureWith(500, '');
}

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
    const asked = { method: 'HEAD', redirect: 'manual', signal: deadline(PATIENCE) } as const;
    const { status, statusText } = await fetch(to, asked);
    return status < 500 ? undefined : failureWith(status, statusText);
  } catch (error) {
    return failureWith(500, error instanceof Error ? error.message : '');
  }
}
