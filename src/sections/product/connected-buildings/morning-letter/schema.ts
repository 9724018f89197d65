import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/connected-buildings/: the daily email on last night’s energy waste, as a chief engineer gets it. */
export const morningLetter = z.strictObject({
  type: z.literal('morningLetter'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
  sent: text(60).describe('When it arrived'),
  to: text(60).describe('Who reads it'),
  subject: text(90),
  paragraphs: z
    .array(z.strictObject({ title: text(60), text: text(320) }))
    .min(2)
    .max(5),
  sign: text(120).describe('Its last line'),
});
