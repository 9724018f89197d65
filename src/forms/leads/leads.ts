import type { Submission } from '../submission';
import { nextTry } from './delays';
import type { Store } from './store';

/** A submission that the service does not have yet. */
export interface Lead {
  readonly submission: Submission;
  readonly tries: number;
  /** When it is sent next, in milliseconds. */
  readonly dueAt: number;
  /** Until then somebody is sending it. */
  readonly leasedUntil: number;
  /** Why it was not taken the last time. */
  readonly reason?: string | undefined;
}

/** A lead in the hands of one who sends it. */
export interface Held {
  readonly lead: Lead;
  readonly version: string;
}

export interface GivenUp {
  readonly submission: Submission;
  readonly reason: string;
  readonly at: string;
}

/** What stays of a delivered lead: nothing of the visitor. */
export interface Delivered {
  readonly form: string;
  readonly at: string;
}

/** Longer than sending takes; a function that ended in between holds a lead no longer. */
export const LEASE = 60_000;

export const folders = {
  waiting: 'waiting/',
  delivered: 'delivered/',
  givenUp: 'given-up/',
} as const;

const keyOf = (folder: keyof typeof folders, id: string): string => folders[folder] + id;

/** Keeps a submission, in the hands of the caller; undefined if it is kept already. */
export async function keepLead(
  store: Store,
  submission: Submission,
  now: number,
): Promise<Held | undefined> {
  const lead = { submission, tries: 0, dueAt: now, leasedUntil: now + LEASE };
  const version = await store.create(keyOf('waiting', submission.id), lead);
  return version === undefined ? undefined : { lead, version };
}

/** Takes a lead that is due, unless somebody else has it. `version` is that of the list. */
export async function takeLead(
  store: Store,
  key: string,
  version: string,
  now: number,
): Promise<Held | undefined> {
  const lead = (await store.read(key)) as Lead | undefined;
  if (!lead || lead.dueAt > now || lead.leasedUntil > now) return undefined;
  const leased = { ...lead, leasedUntil: now + LEASE };
  const held = await store.replace(key, leased, version);
  return held === undefined ? undefined : { lead: leased, version: held };
}

export const isDelivered = async (store: Store, id: string): Promise<boolean> =>
  (await store.read(keyOf('delivered', id))) !== undefined;

/** The mark comes first: whatever happens then, the lead is not sent again. */
export async function markDelivered(
  store: Store,
  { id, form }: Submission,
  now: number,
): Promise<void> {
  const mark: Delivered = { form, at: new Date(now).toISOString() };
  await store.create(keyOf('delivered', id), mark);
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
  const lead: GivenUp = { submission, reason, at: new Date(now).toISOString() };
  await store.create(keyOf('givenUp', submission.id), lead);
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
