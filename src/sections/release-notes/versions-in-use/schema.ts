import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { date, text } from '../../../content-model/fields';

/** /release-notes/: the version of each product that is in use, and what becomes of the one before. */
export const versionsInUse = z.strictObject({
  type: z.literal('versionsInUse'),
  anchor: anchor(),
  title: text(60),
  lead: text(240),
  runs: z
    .array(
      z.strictObject({
        product: text(40),
        version: text(20),
        since: date(),
        needs: text(60).describe('What it runs on'),
        older: text(90).describe('What happens to the one before'),
      }),
    )
    .min(1)
    .max(8),
});
