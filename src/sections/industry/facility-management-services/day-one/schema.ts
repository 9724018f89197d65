import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /industry/facility-management-services/, hero: every line of a handed-over asset list, and how many are found by when. */
export const dayOne = z
  .strictObject({
    type: z.literal('dayOne'),
    ...heroWords,
    legend: text(60).describe('Question over the days'),
    hundreds: z.int().min(5).max(60).describe('Lines of the list, in hundreds: a row for each'),
    walks: z
      .array(
        z.strictObject({
          day: text(20),
          found: z.int().min(0).max(100).describe('Lines found by then, of a hundred'),
          unlisted: z.int().min(0).max(60).describe('Machines met by then that stand in no line'),
          verdict: text(60),
          story: text(260),
        }),
      )
      .min(2)
      .max(6)
      .describe('Neither number may fall'),
    strays: text(60).describe('Name of the machines that stand in no line'),
    origin: text(260),
  })
  .check(({ value, issues }) => {
    value.walks.forEach(({ found, unlisted }, index) => {
      const before = value.walks[index - 1];
      if (!before || (found >= before.found && unlisted >= before.unlisted)) return;
      const path = ['walks', index];
      issues.push({ code: 'custom', message: 'no fewer than before', input: found, path });
    });
  });
