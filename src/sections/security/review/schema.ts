import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';

/** /security/: questionnaire of a security review; each line has its verdict in view and folds its answer. */
export const review = z.strictObject({
  type: z.literal('review'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  answers: z
    .strictObject({ yes: text(20), partly: text(20), no: text(20) })
    .describe('The verdicts in words'),
  rows: z
    .array(
      z.strictObject({
        asked: text(90).describe('In the words of the questionnaire'),
        verdict: z.enum(['yes', 'partly', 'no']),
        says: markdown(),
        proof: text(90).optional().describe('What shows it, and where that is to be had'),
      }),
    )
    .min(7)
    .max(24)
    .describe('The first six are in view'),
  more: text(40).describe('Opens the others'),
});
