import { z } from 'zod';
import { date, text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';

/** /industry/education/, opening: people on a campus through a year, with the jobs of its summer on top. */
export const termYear = z
  .strictObject({
    type: z.literal('termYear'),
    ...openingWords,
    monday: date().describe('Monday of the first week'),
    headcounts: z
      .array(z.int().min(0))
      .min(20)
      .max(60)
      .describe('People on the campus, week by week'),
    quiet: z
      .strictObject({
        firstWeek: z.int().min(1).describe('Place of the first empty week among the weeks'),
        jobCounts: z.array(z.int().min(0).max(80)).min(2).describe('Jobs planned, week by week'),
      })
      .describe('The weeks in which work is possible'),
    end: text(40).describe('Day on which they end'),
    origin: text(200),
  })
  .check(({ value: { quiet, headcounts }, issues }) => {
    if (quiet.firstWeek + quiet.jobCounts.length <= headcounts.length) return;
    const path = ['quiet', 'jobCounts'];
    const message = 'weeks that end before the last week';
    issues.push({ code: 'custom', message, input: quiet.jobCounts, path });
  });
