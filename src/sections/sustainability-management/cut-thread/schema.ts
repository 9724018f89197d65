import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /sustainability-management/: reporting errors, each with its share of total emissions and the work to correct it. */
export const cutThread = z.strictObject({
  type: z.literal('cutThread'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  ask: text(60),
  wholeName: text(40).describe('Stands at the whole figure'),
  limit: z.strictObject({
    percent: z.number().min(0.5).max(20),
    name: text(60).describe('What the line at this share is'),
  }),
  cuts: z
    .array(
      z.strictObject({
        name: text(40),
        percent: z.number().min(0).max(100).describe('Share of the figure that is in doubt'),
        amount: text(24),
        days: text(60).describe('How long it takes to repair'),
        cause: text(200),
        letter: text(260).describe('What stands in the letter of assurance'),
      }),
    )
    .min(3)
    .max(6),
  daysName: text(40),
  letterName: text(40),
  note: markdown(),
});
