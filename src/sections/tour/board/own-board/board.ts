import type { Priority } from '../../../../content-model/drawings/parts';
import { fill } from '../../../../text/fillWords';
import words from './words.json';

/** What happened to a job, and when: hours and minutes. */
export interface Entry {
  readonly at: string;
  readonly text: string;
}

export interface BoardJob {
  readonly id: string;
  readonly priority: Priority;
  readonly title: string;
  readonly place: string;
  /** Column, from 0. */
  readonly stage: number;
  readonly owner?: string | undefined;
  readonly log: readonly Entry[];
}

/** What a visitor reports. */
export type Report = Pick<BoardJob, 'title' | 'place' | 'priority'>;

/** As many jobs as a board shows without scrolling for long. */
export const MOST_JOBS = 24;

const FIRST_NUMBER = 48_300;

/** Adds what is reported to the first column, as the newest. */
export function report(jobs: readonly BoardJob[], said: Report, at: string): BoardJob[] {
  const numbers = jobs.map(({ id }) => Number(id.replace(/\D/g, '')));
  const next = Math.max(FIRST_NUMBER, ...numbers) + 1;
  const log = [
    { at, text: fill(words.log.reported, { priority: words.priorities[said.priority] }) },
  ];
  return [{ ...said, id: `WO-${next}`, stage: 0, log }, ...jobs];
}

const change = (
  jobs: readonly BoardJob[],
  index: number,
  made: (job: BoardJob) => BoardJob,
): BoardJob[] => jobs.map((job, other) => (other === index ? made(job) : job));

const noted = (job: BoardJob, at: string, text: string): Entry[] => [...job.log, { at, text }];

/** Gives a job to somebody; one that was new is assigned then. */
export const assign = (
  jobs: readonly BoardJob[],
  index: number,
  { owner, at }: { readonly owner: string; readonly at: string },
): BoardJob[] =>
  change(jobs, index, (job) => ({
    ...job,
    owner,
    stage: Math.max(1, job.stage),
    log: noted(job, at, fill(words.log.assigned, { owner })),
  }));

/**
 * Moves a job to a column, as far as there is one. A job that leaves the first column has an owner, the
 * visitor if nobody else; one that goes back there has none.
 */
export const move = (
  jobs: readonly BoardJob[],
  index: number,
  {
    to,
    columns,
    at,
  }: { readonly to: number; readonly columns: readonly string[]; readonly at: string },
): BoardJob[] =>
  change(jobs, index, (job) => {
    const stage = Math.min(columns.length - 1, Math.max(0, to));
    if (stage === job.stage) return job;
    const owner = stage === 0 ? undefined : (job.owner ?? words.you);
    const text = fill(words.log.moved, { column: columns[stage] ?? '', owner: owner ?? '' });
    return { ...job, stage, owner, log: noted(job, at, text) };
  });

/** Writes a note into the record of a job. */
export const note = (jobs: readonly BoardJob[], index: number, { text, at }: Entry): BoardJob[] =>
  change(jobs, index, (job) => ({ ...job, log: noted(job, at, text) }));

/** What the ticket says: whose it is, or what is missing. */
export const stateOf = ({ stage, owner, log }: BoardJob, last: number): string =>
  stage === last
    ? fill(words.states.done, { at: log.at(-1)?.at ?? '' })
    : (owner ?? words.states.nobody);

/** The board as text, to take along. */
export const textOf = (jobs: readonly BoardJob[], columns: readonly string[]): string =>
  jobs
    .map(({ id, title, place, stage, owner, log }) =>
      [
        `${id} ${title}, ${place}: ${[columns[stage], owner].filter(Boolean).join(', ')}`,
        ...log.map(({ at, text }) => `  ${at} ${text}`),
      ].join('\n'),
    )
    .join('\n\n');
