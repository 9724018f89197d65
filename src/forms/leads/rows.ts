import type { Cell } from '../../format/csv';
import { idIn, readRecord, records } from './leads';
import { submissionSchema, type Submission } from './schema';
import type { Store } from './store';

/** A lead that the service does not have, as a person looks at it. */
export interface Row {
  /** `unreadable`: something is kept under its id, and this version of the site cannot read it. */
  readonly state: 'waiting' | 'given up' | 'unreadable';
  readonly reason: string;
  readonly submission: Submission;
}

const unreadable = (id: string): Row => ({
  state: 'unreadable',
  reason: '',
  submission: { id, form: '', page: '/', pageName: '', fields: {}, at: '' },
});

/** Every lead that is kept, the oldest first. */
export async function readRows(store: Store): Promise<Row[]> {
  const rows: Row[] = [];
  const states = { waiting: 'waiting', givenUp: 'given up' } as const;
  for (const kind of ['waiting', 'givenUp'] as const) {
    for (const { key } of await store.list(records[kind].folder)) {
      const id = idIn(kind, key);
      const record = await readRecord(store, kind, id).catch(() => null);
      if (record === null) rows.push(unreadable(id));
      // It may have been delivered meanwhile.
      else if (record) {
        const { submission, reason = '' } = record;
        rows.push({ state: states[kind], reason, submission });
      }
    }
  }
  return rows.sort((a, b) => a.submission.at.localeCompare(b.submission.at));
}

/** Whether somebody wrote this in a lead: a request to erase comes with an address, not with an id. */
export const mentions = ({ submission }: Row, words: string): boolean =>
  Object.values(submission.fields).some((value) =>
    value.toLowerCase().includes(words.trim().toLowerCase()),
  );

type Column = Exclude<keyof Submission, 'fields'>;
const columns = Object.keys(submissionSchema.shape).filter((name) => name !== 'fields') as Column[];

/** Leads under a head, one column for each field that one of them has. */
export function cellsOf(rows: readonly Row[]): Cell[][] {
  const fields = [...new Set(rows.flatMap(({ submission }) => Object.keys(submission.fields)))];
  return [
    ['state', 'reason', ...columns, ...fields],
    ...rows.map(({ state, reason, submission }) => [
      state,
      reason,
      ...columns.map((name) => submission[name] ?? ''),
      ...fields.map((name) => submission.fields[name] ?? ''),
    ]),
  ];
}
