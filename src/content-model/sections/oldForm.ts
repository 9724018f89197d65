import { z } from 'zod';
import { line, reference, text } from '../fields';
import { anchor } from './anchor';
import { heroWords } from './heroWords';

/** Opens a page: a form of an old system, cut off by the next section, beside a short form of ours. */
export const oldForm = z.strictObject({
  type: z.literal('oldForm'),
  ...heroWords,
  anchor: anchor().describe('Name by which links point at the form'),
  oldScreen: z
    .strictObject({
      sentence: text(200).describe('What the drawing shows, for those who cannot see it'),
      bar: line(60).describe('Title of its window'),
      tabs: z.array(line(20)).min(3).max(8),
      fields: z
        .array(
          z.strictObject({
            label: line(24),
            value: line(40).optional(),
            state: z.enum(['usual', 'wide', 'missing']).default('usual'),
          }),
        )
        .min(10)
        .max(40),
      trouble: line(80).describe('Its error'),
      status: line(80).describe('What stands beside the error'),
    })
    .describe('The drawing'),
  planTitle: text(60).describe('Stands over the fields of our form'),
  planLead: text(200),
  planForm: reference('Form').describe('Which form'),
  planNote: text(120).describe('Stands under its button'),
});
