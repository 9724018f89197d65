import { answerHeaders } from '../http/securityHeaders.ts';
import { matchRedirect, type RedirectRequest } from './match.ts';

/** What middleware answers, free of the platform's classes. */
export interface MiddlewareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Answers a request, or leaves it to the next one; `former` are addresses that pages once had. */
export type Middleware = (
  request: RedirectRequest,
  former: readonly string[],
) => MiddlewareAnswer | undefined;
export type MiddlewareRegistry = ReadonlyMap<string, Middleware>;

// A permanent redirect is kept for an hour only, so that a mistake in a rule can be taken back.
const redirects: Middleware = (request, former) => {
  const redirect = matchRedirect(request, former);
  return (
    redirect &&
    answer(redirect.status, null, {
      Location: redirect.location,
      'Cache-Control': redirect.status === 301 ? 'public, max-age=3600' : 'no-cache',
    })
  );
};

/** All middleware, by name. */
export const middleware: MiddlewareRegistry = new Map([['redirects', redirects]]);

/** The middleware that the edge runs, in order; the build checks the names with `checkMiddleware`. */
export const edgeMiddleware: readonly string[] = ['redirects'];

/**
 * Runs the named middleware until one answers. An unknown name answers 500 whatever the request, so that
 * the error cannot hide behind earlier middleware. Source: docs/decisions.md, Redirects.
 */
export function runMiddleware(
  names: readonly string[],
  request: RedirectRequest,
  former: readonly string[] = [],
  registry: MiddlewareRegistry = middleware,
): MiddlewareAnswer | undefined {
  const unknown = names.find((name) => !registry.has(name));
  if (unknown !== undefined) return refuse(unknown);
  for (const name of names) {
    const reply = registry.get(name)?.(request, former);
    if (reply) return reply;
  }
  return undefined;
}

const refuse = (name: string): MiddlewareAnswer =>
  answer(500, `Unknown middleware ${name}`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });

const answer = (
  status: number,
  body: string | null,
  headers: Record<string, string>,
): MiddlewareAnswer => ({ status, body, headers: { ...answerHeaders, ...headers } });
