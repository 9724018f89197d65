import type * as z from 'zod/mini';
import { digestOf, hashOf } from '../../http/hash';
import { uuidFrom } from '../uuid';
import { nextTry } from './delays';
import { deliveredSchema, givenUpSchema, waitingSchema, type Submission } from './schema';
import type { Store } from './store';

export type Lead = Readonly<z.infer<typeof waitingSchema>>;

/** A lead in the hands of one who sends it. */
export interface Held {
  readonly lead: Lead;
  readonly version: string;
}

/** Longer than sending takes; a function that ended in between holds a lead no longer. */
export const LEASE = 60_000;

const VERSION = 1;

/** Where records are kept, each with what it is made of. */
export const records = {
  waiting: { folder: 'waiting/', schema: waitingSchema },
  delivered: { folder: 'delivered/', schema: deliveredSchema },
  givenUp: { folder: 'given-up/', schema: givenUpSchema },
} as const;

type Records = typeof records;
type Kind = keyof Records;

export const keyOf = (kind: Kind, id: string): string => records[kind].folder + id;

export const idIn = (kind: Kind, key: string): string => key.slice(records[kind].folder.length);

/** Something is kept under a key, and this deploy cannot read it: it is left as it is. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/**
 * Reads a record back through its schema; undefined where there is none.
 * @throws Unreadable
 */
export async function readRecord<K extends Kind>(
  store: Store,
  kind: K,
  id: string,
): Promise<z.output<Records[K]['schema']> | undefined> {
  const value = await store.read(keyOf(kind, id));
  if (value === undefined) return undefined;
  const read = records[kind].schema.safeParse(value);
  if (!read.success) throw new Unreadable(keyOf(kind, id));
  return read.data as z.output<Records[K]['schema']>;
}

const create = <K extends Kind>(
  store: Store,
  kind: K,
  id: string,
  record: Omit<z.output<Records[K]['schema']>, 'version'>,
): Promise<string | undefined> => store.create(keyOf(kind, id), { version: VERSION, ...record });

/** By which the same words under the same id are known; nobody can read them back from it. */
export const wordsOf = async ({ id, form, fields }: Submission): Promise<string> =>
  (await hashOf(JSON.stringify([id, form, Object.entries(fields).sort()]))).slice(0, 6);

/** A submission under an id that follows from its words, because others came under its own. */
export const underOwnId = async (submission: Submission): Promise<Submission> => ({
  ...submission,
  id: uuidFrom(await digestOf(`${submission.id} ${await wordsOf(submission)}`), 8),
});

/** What became of a submission before: `other` if other words came under its id; undefined if nothing did. */
export async function standingOf(
  store: Store,
  submission: Submission,
): Promise<'sent' | 'kept' | 'other' | undefined> {
  const words = await wordsOf(submission);
  const [mark, waiting] = await Promise.all([
    readRecord(store, 'delivered', submission.id),
    readRecord(store, 'waiting', submission.id),
  ]);
  if (mark) return (mark.words ?? words) === words ? 'sent' : 'other';
  if (waiting) return (await wordsOf(waiting.submission)) === words ? 'kept' : 'other';
  return undefined;
}

/** Keeps a submission, in the hands of the caller; undefined if one of its id is kept already. */
export async function keepLead(
  store: Store,
  submission: Submission,
  now: number,
): Promise<Held | undefined> {
  const lead = {
    version: VERSION,
    submission,
    tries: 0,
    dueAt: now,
    leasedUntil: now + LEASE,
  } as const;
  const version = await create(store, 'waiting', submission.id, lead);
  return version === undefined ? undefined : { lead, version };
}

/** Takes a lead that is due, unless somebody else has it. `version` is that of the list. */
export async function takeLead(
  store: Store,
  id: string,
  version: string,
  now: number,
): Promise<Held | undefined> {
  const lead = await readRecord(store, 'waiting', id);
  if (!lead || lead.dueAt > now || lead.leasedUntil > now) return undefined;
  const leased = { ...lead, leasedUntil: now + LEASE };
  const held = await store.replace(keyOf('waiting', id), leased, version);
  return held === undefined ? undefined : { lead: leased, version: held };
}

export const isDelivered = async (store: Store, id: string): Promise<boolean> =>
  (await readRecord(store, 'delivered', id)) !== undefined;

/** The mark comes first: whatever happens then, the lead is not sent again. */
export async function markDelivered(
  store: Store,
  submission: Submission,
  now: number,
): Promise<void> {
  const { id, form } = submission;
  const words = await wordsOf(submission);
  await create(store, 'delivered', id, { form, at: new Date(now).toISOString(), words });
  await discardLead(store, id);
}

export const discardLead = (store: Store, id: string): Promise<void> =>
  store.remove(keyOf('waiting', id));

/** Sets a lead aside for somebody to look at. */
export async function giveUp(
  store: Store,
  submission: Submission,
  reason: string,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await create(store, 'givenUp', submission.id, { submission, reason, at });
  await discardLead(store, submission.id);
}

/** Removes what is kept of a lead, waiting or given up; tells whether there was one. */
export async function removeLead(store: Store, id: string): Promise<boolean> {
  const keys = [keyOf('waiting', id), keyOf('givenUp', id)];
  const kept = await Promise.all(keys.map((key) => store.read(key)));
  await Promise.all(keys.map((key) => store.remove(key)));
  return kept.some((lead) => lead !== undefined);
}

/** Puts a lead back for a later try. */
export async function postpone(
  store: Store,
  { lead, version }: Held,
  { reason, isBusy }: { readonly reason: string; readonly isBusy: boolean },
  now: number,
): Promise<void> {
  // That the service is busy says nothing about this lead: it comes with the next run.
  const tries = isBusy ? lead.tries : lead.tries + 1;
  const dueAt = isBusy ? now : nextTry(tries, now);
  const later: Lead = { ...lead, tries, dueAt, leasedUntil: 0, reason };
  await store.replace(keyOf('waiting', lead.submission.id), later, version);
}
