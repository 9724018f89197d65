import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/preventive-maintenance-software/: findings of the last PM rounds, and the interval proposed. */
export const intervals = z.strictObject({
  type: z.literal('intervals'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  proposals: z.strictObject({
    round: text(40).describe('Heading of the first column'),
    found: text(40),
    interval: text(40),
    reason: text(40),
    rows: z
      .array(
        z.strictObject({
          name: text(40),
          detail: text(30),
          found: z.array(z.boolean()).length(6).describe('Which of the six found something'),
          weeks: z.int().min(1).max(52).describe('The interval until now'),
          newWeeks: z.int().min(1).max(52).optional().describe('The one that is proposed'),
          newText: text(20).optional().describe('Where it is not counted in weeks: 2,000 hours'),
          verdict: text(24),
          reason: text(120),
        }),
      )
      .min(3)
      .max(7),
    sum: markdown().describe('What all proposals of a year come to'),
  }),
});
