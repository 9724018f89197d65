import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /security/: questionnaire of a security review, with answers and evidence, filtered by answer. */
export const review = z.strictObject({
  type: z.literal('review'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  filter: text(60).describe('Stands over the choice between the answers'),
  answers: z
    .strictObject({ all: text(20), yes: text(20), partly: text(20), no: text(20) })
    .describe('The words of the choice and of each line'),
  rows: z
    .array(
      z.strictObject({
        asked: text(90).describe('In the words of the questionnaire'),
        verdict: z.enum(['yes', 'partly', 'no']),
        says: markdown(),
        proof: text(90).optional().describe('What shows it, and where that is to be had'),
      }),
    )
    .min(6)
    .max(24),
});
