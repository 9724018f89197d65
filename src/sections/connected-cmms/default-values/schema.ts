import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /connected-cmms/: fields of an old CMMS, each with its most frequent value and how often it occurs. */
export const defaultValues = z.strictObject({
  type: z.literal('defaultValues'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  columns: z
    .array(
      z.strictObject({
        label: text(30),
        common: text(24).describe('The value that stands there most often'),
        share: z.number().min(1).max(100).describe('Of 100 records'),
        text: text(160).describe('What that means'),
      }),
    )
    .min(4)
    .max(12),
  origin: text(320),
  ownTitle: text(90),
  own: markdown().describe('How a reader finds the same in an export of theirs'),
});
