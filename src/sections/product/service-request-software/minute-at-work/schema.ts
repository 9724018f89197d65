import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const moment = z.strictObject({
  second: z.int().min(0).max(60),
  view: z.enum(['first', 'second']).describe('Who sees it: one of the two views'),
  title: text(60),
  detail: text(160).optional(),
});

export type MinuteAtWorkMoment = z.infer<typeof moment>;

/** /product/service-request-software/: one minute of a service request, as the reporter and the service desk see it. */
export const minuteAtWork = z.strictObject({
  type: z.literal('minuteAtWork'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  begins: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour in quotes, such as "07:30"' })
    .describe('Clock time of its first second'),
  viewers: z.array(text(40)).length(2).describe('Whose views they are, left and right'),
  seen: z.array(moment).min(4).max(16).describe('In the order of their seconds'),
  close: text(240).describe('What to see in it, under the minute'),
});
