import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /operations-software/connected-optimization/: proposals per week, accepted, declined, and later automatic. */
export const lettingGo = z.strictObject({
  type: z.literal('lettingGo'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  weekName: text(20).describe('Stands before the number of a week'),
  takenName: text(30),
  declinedName: text(30),
  aloneName: text(30).describe('What was done without asking'),
  phases: z
    .array(
      z.strictObject({
        name: text(40),
        detail: text(160),
        weeks: z
          .array(
            z.strictObject({
              taken: z.int().nonnegative(),
              declined: z.int().nonnegative(),
              alone: z.int().nonnegative().default(0),
            }),
          )
          .min(1)
          .max(10),
      }),
    )
    .length(3),
  note: markdown(),
});
