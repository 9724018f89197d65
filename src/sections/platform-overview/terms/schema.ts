import { z } from 'zod';
import { markdown, month, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /platform-overview/: hosting and retention terms, with uptime and the minutes of downtime by month. */
export const terms = z.strictObject({
  type: z.literal('terms'),
  anchor: anchor(),
  title: text(90),
  rows: z
    .array(z.strictObject({ term: text(40), says: markdown() }))
    .min(3)
    .max(14),
  uptime: z.strictObject({
    from: month().describe('First of the twelve months'),
    minutes: z.array(z.int().min(0)).length(12).describe('Not reachable, month by month'),
    text: text(160).describe('Under the percentage, which is calculated; {minutes} is their sum'),
    causes: z.array(z.strictObject({ when: text(40), why: text(160) })).max(6),
    label: text(60).describe('Names the months for those who cannot see them'),
  }),
});

export type Uptime = z.infer<typeof terms>['uptime'];
