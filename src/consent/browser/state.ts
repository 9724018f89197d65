import type { Choosable } from '../categories.ts';
import { createStore } from '../../browser/store';
import { stopAsking } from './asked';

/**
 * Whether a visitor is asked. The HTML asks everybody; the script in front of the question shows it to
 * whoever has not chosen (asked.ts).
 */
export const question = createStore<'asked' | 'answered' | 'unasked'>('asked');

/** Whether the switches are open. */
export const choosing = createStore(false);

/** Keeps an answer, acts on it and asks no more. */
export function answer(granted: readonly Choosable[]): void {
  import('./choose').then(
    ({ choose }) => {
      stopAsking();
      choosing.set(false);
      question.set('answered');
      return choose(granted);
    },
    // Without a connection the question stays, and can be answered again.
    () => undefined,
  );
}
