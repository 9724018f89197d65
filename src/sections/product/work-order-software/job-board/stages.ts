import { duration } from '../../../../ui/plot/segments';
import { fill } from '../../../../text/fillWords';
import type { Job } from './schema';
import words from './words.json';

/** Last column of the board. */
export const LAST = 3;

/** Steps that are done in a column: none before the work begins, all but one during it. */
export const doneAt = ({ steps }: Job, stage: number): number =>
  stage < 2 ? 0 : steps.length - (stage === 2 ? 1 : 0);

const valuesOf = (job: Job, stage: number) => ({
  title: job.title,
  owner: job.owner.name,
  time: job.times[stage] ?? '',
  done: doneAt(job, stage),
  steps: job.steps.length,
});

/** What the ticket says of a job in a column, what the line below the board says, and the phone’s signal. */
export const stateOf = (job: Job, stage: number): string =>
  fill(words.states[stage] ?? '', valuesOf(job, stage));
export const sentenceOf = (job: Job, stage: number): string =>
  fill(words.says[stage] ?? '', valuesOf(job, stage));
export const signalOf = (job: Job, stage: number): string =>
  fill(words.signal[stage] ?? '', valuesOf(job, stage));

/** The response clock in words: what is allowed, then what it took. */
export function clockOf({ response }: Job, stage: number): string {
  const allowed = duration(response.allowed);
  return stage === 0
    ? fill(words.due, { allowed })
    : fill(words.taken, { taken: duration(response.taken), allowed });
}

/** Lines of the phone in a column; the steps come between, once the work has begun. */
export function linesOf(job: Job, stage: number): { label: string; value: string }[] {
  const { opened, needs, owner, way, told, cost } = job;
  const { labels } = words;
  const lines = [
    [
      [labels.opened, opened],
      [labels.needs, needs],
      [labels.nearest, `${owner.name}, ${owner.away}`],
    ],
    [
      [labels.owner, owner.name],
      [labels.way, way],
      [labels.needs, needs],
    ],
    [[labels.way, way]],
    [
      [labels.told, told],
      [labels.cost, cost],
    ],
  ];
  return (lines[stage] ?? []).map(([label = '', value = '']) => ({ label, value }));
}
