import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { heroWords } from '../../../../content-model/heroWords';

/** /industry/education/, hero: number of people on campus, week by week through the year, with the summer’s work orders. */
export const termYear = z
  .strictObject({
    type: z.literal('termYear'),
    ...heroWords,
    headcounts: z
      .array(z.int().min(0))
      .min(20)
      .max(60)
      .describe('People on the campus, week by week'),
    quiet: z
      .strictObject({
        firstWeek: z.int().min(1).describe('Place of the first empty week among the weeks'),
        jobCounts: z.array(z.int().min(0).max(80)).min(2).describe('Jobs planned, week by week'),
        name: text(60).describe('Over the jobs'),
        detail: text(110),
      })
      .describe('The weeks in which work is possible; the cliff stands at their end'),
    cliff: z.strictObject({ name: text(40), detail: text(60) }).describe('On top of the cliff'),
    stretches: z
      .array(
        z.strictObject({
          week: z.int().min(1).describe('Place of its first week'),
          name: text(24),
          detail: text(40),
        }),
      )
      .min(2)
      .max(6)
      .describe('Terms, written into the land'),
    origin: text(260),
  })
  .check(({ value, issues }) => {
    const { quiet, headcounts } = value;
    if (quiet.firstWeek + quiet.jobCounts.length > headcounts.length) {
      const path = ['quiet', 'jobCounts'];
      const message = 'weeks that end before the last week';
      issues.push({ code: 'custom', message, input: quiet.jobCounts, path });
    }
  });
