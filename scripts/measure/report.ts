import { Hint } from '../support/hint';

/** What a script says of an address that answers 404. */
export const missing = (address: string): string => `${address}: there is no such page (404)`;

/**
 * Ends a script.
 * @throws Hint with all failures, if there is one.
 */
export function failOn(failures: readonly string[]): void {
  if (failures.length > 0) throw new Hint(`\n${failures.join('\n')}`);
}
