import type { Job, RunnableCall } from '../fileParts';

/** What a visitor asks for; an empty string is any. */
export interface Ask {
  readonly building: string;
  readonly state: string;
  readonly limit: number;
  /** Last job of the page before. */
  readonly after: string;
}

export interface Answer {
  readonly data: readonly Job[];
  readonly next: string | null;
}

/** The address that asks for it, from its path on. */
export function addressOf({ site }: Pick<RunnableCall, 'site'>, ask: Ask): string {
  const { building, state, limit, after } = ask;
  const query = Object.entries({ site, building, state, limit: String(limit), after }).filter(
    ([, value]) => value,
  );
  return `/v2/jobs?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** What the API answers: a page of the jobs that fit, in their order, and where the next page begins. */
export function answerTo(jobs: readonly Job[], { building, state, limit, after }: Ask): Answer {
  const fitting = jobs.filter(
    (job) => (!building || job.building === building) && (!state || job.state === state),
  );
  const start = fitting.findIndex(({ id }) => id === after) + 1;
  const data = fitting.slice(start, start + limit);
  const isLast = start + limit >= fitting.length;
  return { data, next: isLast ? null : (data.at(-1)?.id ?? null) };
}

/** Different values of a key, in their order. */
export const valuesOf = (jobs: readonly Job[], key: 'building' | 'state'): string[] => [
  ...new Set(jobs.map((job) => job[key])),
];
