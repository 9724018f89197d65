import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** A great number of signals, each a cell, and why all but a few of them were kept back. */
export const sieve = z.strictObject({
  type: z.literal('sieve'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  label: text(200).describe('What the sheet of cells shows, for those who cannot see it'),
  reasons: z
    .array(
      z.strictObject({
        count: z.int().positive().describe('How many cells'),
        title: text(60),
        text: markdown().describe('One case of it'),
      }),
    )
    .min(3)
    .max(7)
    .describe('Why they were not sent, in the order in which they are asked'),
  kept: z.strictObject({ count: z.int().positive(), title: text(60), text: text(320) }),
  source: text(200),
});
