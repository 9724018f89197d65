import { didYouMean } from '../words/didYouMean';
import { steps, type StepRegistry } from './steps.ts';

/**
 * Stops the build on a list that the edge would answer with 500.
 * Source: docs/decisions.md, Redirects.
 * @throws naming the unknown step, those that there are, and the nearest of them.
 */
export function checkSteps(names: readonly string[], registry: StepRegistry = steps): void {
  const known = [...registry.keys()];
  const unknown = names.find((name) => !registry.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `Unknown middleware "${unknown}" in the list of edge steps, expected one of ${known.join(', ')}${didYouMean(unknown, known)}`,
  );
}
