import { deliverDue } from '../../src/forms/leads/deliver';
import type { Store } from '../../src/forms/leads/store';
import { sendToService } from '../../src/forms/service';
import type { FormService } from '../support/formService';
import { memoryStore } from './memoryStore';
import { routeWith } from './routeWith';

export type Ask = (...args: Parameters<typeof sendToService>) => ReturnType<typeof sendToService>;

interface Spoiled {
  readonly store?: Store;
  readonly fetch?: typeof globalThis.fetch;
  readonly ask?: Ask;
}

/**
 * The route with the service on loopback, and the scheduled run over the same store; what they ask of
 * store and service can be spoiled.
 */
export function whole(
  service: FormService,
  { store = memoryStore(), fetch = globalThis.fetch, ask = sendToService }: Spoiled = {},
) {
  const toService: (...args: [Parameters<Ask>[0], Parameters<Ask>[1]]) => ReturnType<Ask> = (
    submission,
    form,
  ) =>
    ask(submission, form, {
      service: { baseUrl: service.baseUrl, portal: '4711' },
      origin: 'https://www.lintel.example',
      fetch,
      patience: service.behavior === 'isSlow' ? 100 : 5000,
    });
  const route = routeWith({ store, send: toService });
  const deliver = () =>
    deliverDue({
      store: route.store,
      readForm: route.readForm,
      send: toService,
      now: () => route.clock.now,
      report: () => undefined,
    });
  return { ...route, deliver };
}

/** What a program is told became of its form. */
export const stateOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { state?: unknown }).state;

/** The ids under which the service took something. */
export const idsTaken = ({ taken }: FormService): string[] =>
  taken.map(({ fields }) => fields['submission_id'] ?? '');
