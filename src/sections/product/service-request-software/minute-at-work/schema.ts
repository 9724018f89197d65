import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/service-request-software/: one minute of a request, as its sender and the desk see it. */
export const minuteAtWork = z
  .strictObject({
    type: z.literal('minuteAtWork'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    label: text(60).describe('What the marks are'),
    viewers: z.array(text(24)).length(2).describe('The sender and the desk'),
    seen: z
      .array(
        z.strictObject({
          second: z.int().min(0).max(60),
          view: z.enum(['first', 'second']),
          text: text(120).describe('What happens, after the name of the viewer'),
        }),
      )
      .min(3)
      .max(12),
    start: z.int().min(0).describe('Index of the moment that the title speaks of'),
  })
  .refine(({ seen, start }) => start < seen.length, {
    path: ['start'],
    error: 'the index of a moment, from 0',
  });
