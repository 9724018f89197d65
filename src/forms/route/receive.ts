import type { FormDefinition } from '../definition';
import type { Send } from '../environment';
import {
  discardLead,
  isDelivered,
  keepLead,
  markDelivered,
  postpone,
  records,
  standingOf,
  underOwnId,
  type Held,
} from '../leads/leads';
import { takeSlot } from '../leads/rateLimit';
import type { Submission } from '../leads/schema';
import type { Store } from '../leads/store';
import type { Reply } from '../service';
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

/** The seconds until this address may send again; 0 where it may now, also if nobody can count. */
export async function secondsToWait({
  store,
  address,
  perMinute,
  now,
  logError,
}: Receiving): Promise<number> {
  try {
    return await takeSlot(store, address, perMinute, now());
  } catch (error) {
    logError(error);
    return 0;
  }
}

/** More than ever wait at once: somebody fills the store. What comes is sent, and no longer kept. */
const MOST_WAITING = 5000;

/** Two tries are for those who send the same at the same time, the third for other words. */
const TRIES = 4;

interface Kept {
  readonly submission: Submission;
  readonly held: Held;
}

/**
 * Keeps a submission, or says what became of the same one before. Other words under its id are another
 * lead: a correction that comes after an answer was lost, for example.
 * @throws Error if it cannot be kept.
 */
async function keep(first: Submission, { store, now }: Receiving): Promise<Kept | 'sent' | 'kept'> {
  let submission = first;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [standing, waiting] = await Promise.all([
      standingOf(store, submission),
      store.list(records.waiting.folder),
    ]);
    if (standing === 'other') submission = await underOwnId(submission);
    else if (standing) return standing;
    else if (waiting.length >= MOST_WAITING) throw new RangeError('too many leads wait');
    else {
      const held = await keepLead(store, submission, now());
      if (held && !(await isDelivered(store, submission.id))) return { submission, held };
      // It was delivered since the first look: its mark is there before it is let go.
      if (held) await discardLead(store, submission.id);
    }
  }
  throw new Error('the store contradicts itself');
}

/** Keeps a submission, sends it, and then keeps a mark: whatever ends in between loses nothing. */
export async function receive(
  first: Submission,
  form: FormDefinition,
  receiving: Receiving,
): Promise<Outcome> {
  const { send, logError } = receiving;
  let kept: Kept | undefined;
  try {
    const found = await keep(first, receiving);
    // Whoever has it sends it.
    if (typeof found === 'string') return { state: found };
    kept = found;
  } catch (error) {
    // It cannot be kept, so sending it is all that is left.
    logError(error);
  }
  const submission = kept?.submission ?? first;
  const reply = await send?.(submission, form);
  if (!reply) return { state: kept ? 'kept' : 'lost' };
  // The visitor hears what became of it even if the store does not answer any more.
  await settle(receiving, submission, kept?.held, reply).catch(logError);
  if (reply.state !== 'failed') return reply;
  return { state: kept ? 'kept' : 'lost' };
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
