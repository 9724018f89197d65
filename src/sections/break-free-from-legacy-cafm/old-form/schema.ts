import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

/** /break-free-from-legacy-cafm/, hero: work request form of an old system beside the short form for a migration plan. */
export const oldForm = z.strictObject({
  type: z.literal('oldForm'),
  ...heroWords,
  anchor: anchor().describe('Name by which links point at the form'),
  screen: z
    .strictObject({
      sentence: text(200).describe('What the drawing shows, for those who cannot see it'),
      bar: text(60).describe('Title of its window'),
      tabs: z.array(text(20)).min(3).max(8),
      fields: z
        .array(
          z.strictObject({
            label: text(24),
            value: text(40).optional(),
            state: z.enum(['usual', 'wide', 'missing']).default('usual'),
          }),
        )
        .min(10)
        .max(40),
      trouble: text(80).describe('Its error'),
      status: text(80).describe('What stands beside the error'),
    })
    .describe('The drawing'),
  planTitle: text(60).describe('Stands over the fields of our form'),
  planLead: text(200),
  form: shown('Form').describe('Which form'),
  note: text(120).describe('Stands under its button'),
});
