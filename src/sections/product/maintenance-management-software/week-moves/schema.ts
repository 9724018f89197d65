import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/maintenance-management-software/: work orders of a week done on another day, by reason. */
export const weekMoves = z.strictObject({
  type: z.literal('weekMoves'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  moves: z.strictObject({
    dayNames: z.array(text(10)).length(6).describe('Five days, and the week after'),
    note: markdown(),
    reasons: z
      .array(
        z.strictObject({
          name: text(40).describe('What the jobs below have in common'),
          isKnown: z.boolean().default(false).describe('Known when the week was planned'),
          jobs: z
            .array(
              z.strictObject({
                name: text(50),
                who: text(12).describe('Initials'),
                hours: z.number(),
                from: z.int().min(0).max(4).describe('Day it was planned for, Monday is 0'),
                to: z.int().min(0).max(5).describe('Day it was done, 5 is the week after'),
                why: text(90),
              }),
            )
            .min(1)
            .max(8),
        }),
      )
      .min(2)
      .max(6),
  }),
});
