import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /resources/case-study/, hero: every before-and-after result on one logarithmic scale, filtered by industry, size and measure. */
export const slideRule = z.strictObject({
  type: z.literal('slideRule'),
  ...heroWords,
  ticks: z
    .array(
      z.strictObject({
        at: z.number().positive().describe('Share of the before: 0.5 is a half'),
        text: text(20),
        isFine: z.boolean().default(false).describe('Left out where the rule is short'),
      }),
    )
    .min(3)
    .max(9)
    .describe('Names on the rule'),
  off: text(40).describe('At a result that is further away than the rule is long'),
  industryLabel: text(40),
  sizeLabel: text(40),
  measuredLabel: text(40),
  measuredNames: z
    .array(
      z.strictObject({
        key: z.enum(['time', 'faults', 'resources', 'records']),
        name: text(40),
      }),
    )
    .min(1)
    .describe('What the kinds of results are called; `concerns` of a claim'),
  nothing: text(160).describe('Where the choice leaves no result'),
  origin: text(400).describe('What is on the rule and what is not'),
  pages: listed<Queries.RuleStoryFragment>('case-study', 'RuleStory'),
});
