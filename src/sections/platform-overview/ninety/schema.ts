import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /platform-overview/: the first seconds after one meter reading, step by step on a time scale. */
export const ninety = z.strictObject({
  type: z.literal('ninety'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  secondsShown: z.int().min(30).max(600).describe('Length of the upper line'),
  secondsEnlarged: z.int().min(10).max(120).describe('How many of them the lower line shows'),
  stillness: text(40).describe('What the rest of the upper line says'),
  scaleNote: text(80).describe('At the end of the lower line'),
  moments: z
    .array(z.strictObject({ second: z.int().min(0), title: text(40), text: text(120) }))
    .min(3)
    .max(9)
    .describe('In their order; the line is drawn through up to the last'),
  note: text(320).optional(),
});
