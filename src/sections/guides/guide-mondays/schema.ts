import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { heroWords } from '../../../content-model/heroWords';

/** /resources/guide/, hero: complaints heard on a Monday, each linked to the guide that solves it. */
export const guideMondays = z.strictObject({
  type: z.literal('guideMondays'),
  ...heroWords,
  mondays: z
    .array(
      z.strictObject({
        said: text(90).describe('In the words of a reader, with quotation marks'),
        leads: text(60).describe('What the guide does, and how long it takes to read'),
        href: href(),
      }),
    )
    .min(3)
    .max(7),
});
