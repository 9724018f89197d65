import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /futureproof/educational-series/: which lesson to begin with, by what the visitor already has. */
export const lessonStart = z.strictObject({
  type: z.literal('lessonStart'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  legend: text(60),
  starts: z
    .array(
      z.strictObject({
        have: text(60),
        begin: text(60).describe('The lesson, large'),
        because: markdown(),
      }),
    )
    .min(2)
    .max(6),
});
