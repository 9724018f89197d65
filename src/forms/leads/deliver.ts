import type { FormDefinition } from '../definition';
import type { Send } from '../environment';
import { isId } from '../submission';
import { givesUpAt } from './delays';
import {
  discardLead,
  giveUp,
  idIn,
  isDelivered,
  markDelivered,
  postpone,
  records,
  takeLead,
} from './leads';
import type { Store } from './store';

export interface Delivering {
  readonly store: Store;
  readonly readForm: (id: string) => Promise<FormDefinition | undefined>;
  readonly send: Send;
  readonly now: () => number;
  /** Tells the owners of the site, without a word of the visitor's. */
  readonly report: (sentence: string) => void;
  /** Nothing is begun after so many milliseconds: the platform would end the function. */
  readonly budget?: number;
}

/** What a run came to. */
export interface Run {
  delivered: number;
  postponed: number;
  givenUp: number;
}

/** So many are sent at the same time; the service takes 50 in ten seconds. */
const ABREAST = 4;
const BUDGET = 15_000;

/** Sends what is kept and due, until the service is busy or the time is over. */
export async function deliverDue(delivering: Delivering): Promise<Run> {
  const { store, now, report, budget = BUDGET } = delivering;
  const run: Run = { delivered: 0, postponed: 0, givenUp: 0 };
  const entries = (await store.list(records.waiting.folder))
    .map(({ key, version }) => ({ id: idIn('waiting', key), version }))
    .filter(({ id }) => isId(id));
  const end = now() + budget;
  let isBusy = false;
  const queue = entries.values();
  const work = async (): Promise<void> => {
    for (const entry of queue) {
      if (isBusy || now() >= end) return;
      const wantsFewer = await deliverOne(entry, delivering, run).catch((error: unknown) => {
        // It stays where it is, and the others go on.
        report(`${entry.id}: ${(error as Error | undefined)?.name ?? 'error'}`);
        return false;
      });
      isBusy ||= wantsFewer;
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return run;
}

/** Sends one, if it is due and nobody else has it. Tells whether the service asks for fewer. */
async function deliverOne(
  { id, version }: { readonly id: string; readonly version: string },
  { store, readForm, send, now, report }: Delivering,
  run: Run,
): Promise<boolean> {
  const held = await takeLead(store, id, version, now());
  if (!held) return false;
  const { submission } = held.lead;
  const abandon = async (reason: string): Promise<false> => {
    await giveUp(store, submission, reason, now());
    report(`gave up on ${submission.id} of ${submission.form}: ${reason}`);
    run.givenUp += 1;
    return false;
  };
  // A function that ended after the mark left it behind.
  if (await isDelivered(store, submission.id)) {
    await discardLead(store, submission.id);
    return false;
  }
  const form = await readForm(submission.form);
  if (!form) return abandon('no such form');
  const reply = await send(submission, form);
  // There is nobody to take it: `npm run leads` lists it.
  if (!reply) return false;
  if (reply.state === 'sent') {
    await markDelivered(store, submission, now());
    run.delivered += 1;
    return false;
  }
  // Nobody is there any more to fix it.
  if (reply.state === 'refused') {
    return abandon(reply.errors.map(({ field, code }) => `${field} ${code}`).join(', '));
  }
  if (now() >= givesUpAt(Date.parse(submission.at))) return abandon(reply.reason);
  await postpone(store, held, reply, now());
  run.postponed += 1;
  return reply.isBusy;
}
