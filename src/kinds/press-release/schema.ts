import { z } from 'zod';
import { date, image, pageFields, reference, text } from '../../content-model/fields';
import { figure, measure } from '../../content-model/results';

export const pressReleaseSchema = z.strictObject({
  ...pageFields,
  date: date().describe('Day of the release'),
  city: text(40)
    .regex(/^[\p{L} .,'’-]+$/u, { error: 'the name of a city' })
    .meta({ examples: ['Chicago'] })
    .describe('City of the dateline'),
  topic: z
    .enum(['product', 'customer', 'partner', 'award', 'funding', 'event', 'report', 'people'])
    .describe('What the release is about'),
  lead: text(200)
    .optional()
    .describe('Sentence under the heading, where it is not the description'),
  figure: z
    .strictObject({ drawing: reference('Drawing'), caption: text(200) })
    .optional()
    .describe('A drawing after the first paragraphs'),
  measures: z
    .array(measure)
    .max(3)
    .default([])
    .describe('Results with what was before, drawn as bars after the first paragraphs'),
  figures: z
    .array(figure)
    .max(3)
    .default([])
    .describe('Results without a before, in large type after the first paragraphs'),
  image: image().optional().describe('Picture under the headline'),
});

export type PressRelease = z.infer<typeof pressReleaseSchema>;
