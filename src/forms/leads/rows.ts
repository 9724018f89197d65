import type { Cell } from '../../files/csv';
import { fieldNames } from '../fields';
import { folders, type GivenUp, type Lead } from './leads';
import type { Store } from './store';

/** A lead that the service does not have, as a person looks at it. */
export interface Row extends Pick<Lead, 'submission'> {
  readonly state: 'waiting' | 'given up';
  readonly reason: string;
}

/** Every lead that is kept, the oldest first. */
export async function readRows(store: Store): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { key } of await store.list(folders.waiting)) {
    const lead = (await store.read(key)) as Lead | undefined;
    // It may have been delivered meanwhile.
    if (lead) rows.push({ ...lead, state: 'waiting', reason: lead.reason ?? '' });
  }
  for (const { key } of await store.list(folders.givenUp)) {
    const lead = (await store.read(key)) as GivenUp | undefined;
    if (lead) rows.push({ ...lead, state: 'given up' });
  }
  return rows.sort((a, b) => a.submission.at.localeCompare(b.submission.at));
}

const head = ['at', 'form', 'state', 'reason', 'page', 'id', ...fieldNames] as const;

/** Leads under a head, one column for each field that a form may have. */
export const cellsOf = (rows: readonly Row[]): Cell[][] => [
  [...head],
  ...rows.map(({ submission: { at, form, page, id, fields }, state, reason }) => [
    at,
    form,
    state,
    reason,
    page,
    id,
    ...fieldNames.map((name) => fields[name] ?? ''),
  ]),
];
