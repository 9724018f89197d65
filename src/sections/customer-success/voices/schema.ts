import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: customers with one sentence of praise, one of criticism, and our answer. */
export const voices = z.strictObject({
  type: z.literal('voices'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  forLabel: text(20),
  againstLabel: text(20),
  answerLabel: text(40),
  voices: z
    .array(
      z.strictObject({
        person: shown('Person'),
        praise: text(260),
        reproach: text(260),
        reply: text(260),
      }),
    )
    .min(2)
    .max(4),
});
