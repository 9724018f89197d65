import { z } from 'zod';
import {
  date,
  image,
  link,
  markdown,
  month,
  pageFields,
  reference,
  text,
} from '../../content-model/fields';

const family = () =>
  z.enum(['cmms', 'buildings', 'refrigeration', 'platform']).describe('Whose matter it is');

const change = z.strictObject({
  family: family(),
  title: text(100).describe('What changed'),
  text: markdown().describe('What was in the way, and what is different'),
  where: z
    .array(text(40))
    .min(1)
    .max(5)
    .describe('Menu path to it in the product, from the menu to the last entry'),
  needs: text(100).optional().describe('What somebody has to do before it works for them'),
  drawing: reference('Drawing').optional().describe('How it looks: a drawn piece of interface'),
  link: link().optional(),
});

const note = z.strictObject({ family: family(), text: markdown() });

export const whatsNewSchema = z.strictObject({
  ...pageFields,
  month: month().describe('Month of the release'),
  version: z
    .string()
    .regex(/^\d+\.\d+(\.\d+)?$/, { error: 'a version such as 9.6 or 9.3.1' })
    .meta({ examples: ['9.6'] })
    .describe('Version of the product that the month brought'),
  released: date().describe('First day on which anybody had it'),
  label: text(28).describe('The main change in two or three words, for the sheet of the year'),
  image: image().optional().describe('Picture of the page and of its previews'),
  changes: z.array(change).min(1).describe('The first one is the main change of the month'),
  fixes: z.array(note).default([]).describe('Faults of earlier versions that this one fixes'),
  knownFaults: z
    .array(
      z.strictObject({
        ...note.shape,
        until: z
          .string()
          .regex(/^\d+\.\d+(\.\d+)?$/, { error: 'a version such as 9.6 or 9.3.1' })
          .optional()
          .describe('Version that fixed it; none while it is open'),
      }),
    )
    .default([])
    .describe('What was known to be wrong with it'),
  api: z
    .array(
      z.strictObject({
        is: z.enum(['added', 'changed', 'retired']),
        text: markdown(),
      }),
    )
    .default([])
    .describe('What changed for programs that talk to Lintel'),
});

export type WhatsNew = z.infer<typeof whatsNewSchema>;
