import type { FormDefinition } from '../definition';
import type { Send } from '../environment';
import {
  discardLead,
  isDelivered,
  keepLead,
  markDelivered,
  postpone,
  type Held,
} from '../leads/leads';
import { takeSeat } from '../leads/limit';
import type { Store } from '../leads/store';
import type { Reply } from '../service';
import type { Submission } from '../submission';
import type { FormError } from '../validate';

export interface Receiving {
  readonly store: Store;
  /** Sends it on; undefined where there is nobody to take anything, which keeps all of it here. */
  readonly send: Send | undefined;
  /** How many an address may send in a minute. */
  readonly perMinute: number;
  /** Network address of the visitor. */
  readonly address: string;
  readonly now: () => number;
  readonly logError: (error: unknown) => void;
}

/** What became of a submission. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly errors: readonly FormError[] }
  /** Too many from this address; it may try again after so many seconds. */
  | { readonly state: 'tooMany'; readonly seconds: number }
  /** Neither kept nor sent. */
  | { readonly state: 'lost' };

/** Keeps a submission, sends it, and then keeps a mark: whatever ends in between loses nothing. */
export async function receive(
  submission: Submission,
  form: FormDefinition,
  receiving: Receiving,
): Promise<Outcome> {
  const { store, send, perMinute, address, now, logError } = receiving;
  let held: Held | undefined;
  try {
    if (await isDelivered(store, submission.id)) return { state: 'sent' };
    const seconds = await takeSeat(store, address, perMinute, now());
    if (seconds > 0) return { state: 'tooMany', seconds };
    held = await keepLead(store, submission, now());
    // The same one came before: whoever has it sends it.
    if (!held) return { state: 'kept' };
    // It may have been delivered since the first look: its mark is there before it is let go.
    if (await isDelivered(store, submission.id)) {
      await discardLead(store, submission.id);
      return { state: 'sent' };
    }
  } catch (error) {
    // It cannot be kept, so sending it is all that is left.
    logError(error);
  }
  const reply = await send?.(submission, form);
  if (!reply) return { state: held ? 'kept' : 'lost' };
  // The visitor hears what became of it even if the store does not answer any more.
  await settle(receiving, submission, held, reply).catch(logError);
  if (reply.state !== 'failed') return reply;
  return { state: held ? 'kept' : 'lost' };
}

async function settle(
  { store, now }: Receiving,
  submission: Submission,
  held: Held | undefined,
  reply: Reply,
): Promise<void> {
  if (reply.state === 'sent') return markDelivered(store, submission, now());
  if (!held) return;
  if (reply.state === 'refused') return discardLead(store, submission.id);
  return postpone(store, held, reply, now());
}
