import { z } from 'zod';
import { LEVELS } from './levels';
import { anchor } from '../../../../content-model/anchor';
import { text } from '../../../../content-model/fields';
import { act, openingWords } from '../../../../content-model/openingWords';

const job = z.strictObject({
  name: text(40),
  cells: z
    .array(z.strictObject({ level: z.enum(LEVELS), says: text(110) }))
    .length(5)
    .describe('One for each kind of software, in their order'),
});

/** /why-lintel/compare/, opening: jobs by kind of software, and who is best at each; then the same in words. */
export const jobsCompared = z
  .strictObject({
    type: z.literal('jobsCompared'),
    anchor: anchor().describe('Of the table'),
    ...openingWords,
    title: text(90).describe('{elsewhere} of {all} jobs are done better by something else'),
    tools: z
      .array(z.strictObject({ name: text(30) }))
      .length(5)
      .describe('Kinds of software; the last one is ours'),
    jobs: z.array(job).min(6).max(14),
    table: text(60).describe('Title of the table'),
    tableLead: text(220),
    act,
  })
  .check(({ value, issues }) => {
    value.jobs.forEach(({ cells }, index) => {
      if (cells.filter(({ level }) => level === 'best').length === 1) return;
      const message = 'one cell that is best';
      issues.push({ code: 'custom', message, input: cells, path: ['jobs', index, 'cells'] });
    });
  });
