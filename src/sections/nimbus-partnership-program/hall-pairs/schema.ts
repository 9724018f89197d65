import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /nimbus-partnership-program/: the two data centers of each region and the miles between them, on one scale. */
export const hallPairs = z.strictObject({
  type: z.literal('hallPairs'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  least: z.number().positive().describe('The least distance that is agreed, in miles'),
  leastLabel: text(60),
  pairs: z
    .array(
      z.strictObject({
        region: text(30),
        first: text(40),
        second: text(40),
        miles: z.number().positive(),
        says: text(160),
      }),
    )
    .length(4),
  note: markdown(),
});
