import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const tone = z.enum(['pine', 'amber', 'ice', 'brick', 'stone']);

/** /about/: who is responsible for what; founders with large portraits, the other people in rows. */
export const answersFor = z.strictObject({
  type: z.literal('answersFor'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  founderWord: text(20).describe('After the role of a founder'),
  founders: z
    .array(
      z.strictObject({
        person: shown('Person'),
        tone: tone.describe('Behind the face'),
        text: text(260),
      }),
    )
    .length(2),
  others: z
    .array(
      z.strictObject({
        person: shown('Person'),
        text: text(140).describe('What lands on this desk'),
      }),
    )
    .min(5)
    .max(12),
});
