import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: customers with a sentence of praise; what they hold against us opens, with our answer. */
export const voices = z.strictObject({
  type: z.literal('voices'),
  anchor: anchor(),
  title: text(90),
  against: text(30).describe('Line of the part that opens'),
  voices: z
    .array(
      z.strictObject({
        person: shown('Person', { needs: ['portrait'] }),
        praise: text(140),
        reproach: text(160),
        reply: text(180).describe('Our answer'),
      }),
    )
    .length(3),
  actions: z.array(link()).min(1).max(2),
});
