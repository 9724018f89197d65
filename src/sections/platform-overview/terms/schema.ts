import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, month, text } from '../../../content-model/fields';

const uptime = z
  .strictObject({
    from: month().describe('First of the twelve months'),
    minutes: z.array(z.int().min(0)).length(12).describe('Not reachable, month by month'),
    causes: z.array(text(140)).max(6).describe('One for each month that has minutes, in order'),
  })
  .refine(({ minutes, causes }) => minutes.filter(Boolean).length === causes.length, {
    path: ['causes'],
    error: 'a cause for each month that was not reachable all the time',
  });

/** /platform-overview/: how much of a year it could be reached, month by month, and the terms of hosting, folded. */
export const terms = z.strictObject({
  type: z.literal('terms'),
  anchor: anchor(),
  title: text(90).describe('{percent} and {minutes} are worked out'),
  text: text(200),
  label: text(60).describe('Of the read-out'),
  uptime,
  fold: text(90).describe('Opens the terms'),
  rows: z
    .array(z.strictObject({ term: text(40), says: markdown() }))
    .min(3)
    .max(14),
});

export type Uptime = z.output<typeof uptime>;
