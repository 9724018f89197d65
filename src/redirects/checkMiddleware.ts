import { didYouMean } from '../text/didYouMean';
import { middleware, type MiddlewareRegistry } from './middleware.ts';

/**
 * Stops the build on a list that the edge would answer with 500.
 * Source: docs/decisions.md, Redirects.
 * @throws naming the unknown one, those that there are, and the nearest of them.
 */
export function checkMiddleware(
  names: readonly string[],
  registry: MiddlewareRegistry = middleware,
): void {
  const known = [...registry.keys()];
  const unknown = names.find((name) => !registry.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `Unknown middleware "${unknown}" in the list of edge middleware, expected one of ${known.join(', ')}${didYouMean(unknown, known)}`,
  );
}
