import type { SectionProps } from '../../../../content-model/sectionProps';
import { fill } from '../../../../text/fillWords';
import type { Mark } from '../../../../ui/plot/nearest';
import { middleOf } from '../../../../ui/plot/scale';
import type { Level } from './levels';
import type { jobsCompared } from './schema';
import words from './words.json';

type Compared = Pick<SectionProps<typeof jobsCompared>, 'tools' | 'jobs'>;
type Job = Compared['jobs'][number];

/** Number of the kind of software that is best at a job. */
export const bestAt = ({ cells }: { cells: readonly { level: Level }[] }): number =>
  cells.findIndex(({ level }) => level === 'best');

/** At how many jobs each kind of software is best. */
export const bestOf = ({ tools, jobs }: Compared): number[] =>
  tools.map((_, tool) => jobs.filter((job) => bestAt(job) === tool).length);

/** What a job says: who is best at it and how, and what ours does. */
const saysOf = ({ tools }: Compared, job: Job): string => {
  const best = bestAt(job);
  const ours = tools.length - 1;
  const name = tools[best]?.name ?? '';
  const values = { job: job.name, name, best: job.cells[best]?.says ?? '' };
  return best === ours
    ? fill(words.oursBest, values)
    : fill(words.best, { ...values, ours: job.cells[ours]?.says ?? '' });
};

export const marksOf = (compared: Compared): Mark[] =>
  compared.jobs.map((job, index) => ({
    at: middleOf(index, compared.jobs.length),
    says: saysOf(compared, job),
  }));
