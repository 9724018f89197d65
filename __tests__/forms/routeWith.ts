import { randomUUID } from 'node:crypto';
import { choiceCookie } from '../../src/consent/choiceCookie';
import { SLOTS } from '../../src/forms/leads/rateLimit';
import type { Store } from '../../src/forms/leads/store';
import { respond, type FormsRoute } from '../../src/forms/route/respond';
import { site } from '../../src/site';
import { demoForm, demoValues } from './demoForm';
import { memoryStore } from './memoryStore';

export const ADDRESS = `${site.origin}/api/forms`;

/** Cookie of a visitor who agreed to advertising. */
export const AGREED = choiceCookie({ granted: ['marketing'], on: '2026-11-20' }).split(';')[0];

interface Route extends FormsRoute {
  readonly store: ReturnType<typeof memoryStore>;
  readonly clock: { now: number };
  readonly errors: unknown[];
  readonly post: (init: RequestInit) => Promise<Response>;
}

/** The route with a store in memory; without a service unless it is given one. */
export function routeWith(change: Partial<FormsRoute> = {}): Route {
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') };
  const errors: unknown[] = [];
  const store = (change.store ?? memoryStore()) as ReturnType<typeof memoryStore>;
  const route: FormsRoute & { readonly store: Store } = {
    readForm: (id) => Promise.resolve(id === 'demo' ? demoForm : undefined),
    send: undefined,
    perMinute: 10_000,
    address: '192.0.2.1',
    now: () => clock.now,
    makeId: randomUUID,
    logError: (error) => errors.push(error),
    ...change,
    store,
  };
  const post = (init: RequestInit): Promise<Response> =>
    respond(new Request(ADDRESS, { method: 'POST', ...init }), route);
  return { ...route, store, clock, errors, post };
}

/** What the browser sends with script. */
export const json = (change: object = {}, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers },
  body: JSON.stringify({
    form: 'demo',
    id: randomUUID(),
    page: '/request-demo/',
    pageName: 'Book a demo',
    openFor: 30_000,
    homepage: '',
    fields: demoValues,
    ...change,
  }),
});

/** What the browser sends without. */
export const urlEncoded = (
  change: Record<string, string> | readonly (readonly [string, string])[] = {},
  headers: Record<string, string> = {},
): RequestInit => {
  const body = new URLSearchParams({ form: 'demo', page: '/request-demo/', ...demoValues });
  const pairs = Array.isArray(change)
    ? (change as readonly (readonly [string, string])[])
    : Object.entries(change as Record<string, string>);
  for (const [name] of pairs) body.delete(name);
  for (const [name, value] of pairs) body.append(name, value);
  return {
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: site.origin,
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
    body: body.toString(),
  };
};

/** What is kept of leads, by key. */
export const keysOf = (store: { readonly values: ReadonlyMap<string, unknown> }): string[] =>
  [...store.values.keys()].filter((key) => !key.startsWith(SLOTS));
