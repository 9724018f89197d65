import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

const slip = z.strictObject({
  name: text(50),
  value: text(30).describe('With its unit'),
  isOnThread: z.boolean().default(false).describe('Whether the thread goes on from this line'),
});

/** /sustainability-management/, hero: one emissions figure of a report, traced step by step to its meter. */
export const figureThread = z.strictObject({
  type: z.literal('figureThread'),
  ...heroWords,
  report: z.strictObject({
    name: text(60).describe('Which report'),
    page: text(20),
    slips: z.array(slip).min(2).max(5),
  }),
  asksName: text(30).describe('Stands over what is asked'),
  breaksName: text(30).describe('Stands over what goes wrong there'),
  strata: z
    .array(
      z.strictObject({
        what: text(40),
        depth: text(24).describe('How long it takes, for example 2 min'),
        ask: text(140),
        slips: z.array(slip).min(2).max(5),
        breaks: text(200),
        dial: text(8).optional().describe('Digits of a meter, where one is drawn'),
      }),
    )
    .length(7)
    .describe('From the paper down to the brass'),
  caption: text(260),
});
