import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /integrations/: one fan’s signal from the controller through each system to the ledger, with times. */
export const signalPath = z.strictObject({
  type: z.literal('signalPath'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
  stops: z
    .array(
      z.strictObject({
        when: text(20),
        name: text(40),
        text: text(200),
        how: text(40).optional().describe('Protocol or rule on the way to the next one'),
        owner: text(40).describe('Whose network it is in'),
      }),
    )
    .min(3)
    .max(6),
  first: z.int().min(1).max(6).default(1).describe('Stop that is chosen at first'),
});
