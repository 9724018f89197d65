import { answerHeaders } from '../security/headers.ts';
import { matchRedirect, type RedirectRequest } from './match.ts';

/** What a step answers, free of the platform's classes. */
export interface StepAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Answers a request, or leaves it to the next step. */
export type Step = (request: RedirectRequest) => StepAnswer | undefined;
export type StepRegistry = ReadonlyMap<string, Step>;

// A permanent redirect is kept for an hour only, so that a mistake in a rule can be taken back.
const redirects: Step = (request) => {
  const redirect = matchRedirect(request);
  return (
    redirect &&
    answer(redirect.status, null, {
      Location: redirect.location,
      'Cache-Control': redirect.status === 301 ? 'public, max-age=3600' : 'no-cache',
    })
  );
};

/** Every step there is, by name. */
export const steps: StepRegistry = new Map([['redirects', redirects]]);

/** The steps that the edge runs, in order; the build checks the names with `checkSteps`. */
export const edgeSteps: readonly string[] = ['redirects'];

/**
 * Runs the named steps until one answers. An unknown name answers 500 whatever the request, so that
 * the fault cannot hide behind an earlier step. Source: docs/decisions.md, Redirects.
 */
export function runSteps(
  names: readonly string[],
  request: RedirectRequest,
  registry: StepRegistry = steps,
): StepAnswer | undefined {
  const unknown = names.find((name) => !registry.has(name));
  if (unknown !== undefined) return refuse(unknown);
  for (const name of names) {
    const reply = registry.get(name)?.(request);
    if (reply) return reply;
  }
  return undefined;
}

const refuse = (name: string): StepAnswer =>
  answer(500, `Unknown middleware ${name}`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });

const answer = (
  status: number,
  body: string | null,
  headers: Record<string, string>,
): StepAnswer => ({ status, body, headers: { ...answerHeaders, ...headers } });
