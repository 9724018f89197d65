import { errors, type Locator } from 'playwright-core';
import { Hint } from '../../support/hint';

const PATIENCE = 2000;

/** Playwright's patience has a call log for its message; a person wants the sentence. */
async function within(waiting: Promise<void>, message: string): Promise<void> {
  try {
    await waiting;
  } catch (error) {
    throw error instanceof errors.TimeoutError ? new Hint(message) : error;
  }
}

/**
 * Waits until something can be seen.
 * @throws Hint that names what was not found.
 */
export const find = (locator: Locator, what: string): Promise<void> =>
  within(locator.waitFor({ timeout: PATIENCE }), `finds no ${what}`);

/**
 * Waits until something cannot be seen any more.
 * @throws Hint that names what is still there.
 */
export const findGone = (locator: Locator, what: string): Promise<void> =>
  within(locator.waitFor({ state: 'hidden', timeout: PATIENCE }), `still finds the ${what}`);

/**
 * Clicks what is found.
 * @throws Hint that names what was not found, or could not be clicked.
 */
export async function press(locator: Locator, what: string): Promise<void> {
  await find(locator, what);
  await within(locator.click({ timeout: PATIENCE }), `cannot click the ${what}`);
}
