import { z } from 'zod';
import { entryFigure } from '../../content-model/entry-figure';
import { closing, date, link, pageFields, reference, text } from '../../content-model/fields';
import { measure } from '../../content-model/results';

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
  term: text(38).describe('Over the headline: what it is about, and what people search for'),
  figure: entryFigure().describe(
    'The one figure of the release, under its head: docs/writers/figures.md',
  ),
  closing: closing().describe('The beam at the end, which no other release has'),
  pull: z
    .strictObject({
      title: text(80).describe('Heading of the quote'),
      text: text(200).describe('The quote, in quotation marks'),
      person: reference('Person'),
    })
    .optional()
    .describe('A quote on a ground of its own, taken out of the text'),
  second: entryFigure().optional().describe('A second figure, beside the pulled quote'),
  became: z
    .strictObject({
      title: text(80),
      lead: text(200).describe('When it was added, and the sum of it'),
      rows: z
        .array(
          z.strictObject({
            date: date(),
            said: text(80).describe('Words of the release, in quotation marks'),
            state: z.enum(['kept', 'open']),
            word: text(20).describe('The state in a word or two'),
            is: text(160).describe('What another page of the site records'),
            link: link().optional().describe('That page'),
          }),
        )
        .min(2)
        .max(8),
      figure: entryFigure().optional(),
    })
    .optional()
    .describe('What became of it, for a release older than a year'),
  editors: z
    .strictObject({
      quote: text(160).describe('What may be quoted'),
      files: z.array(link()).min(1).max(5).describe('What may be printed: files of static/'),
    })
    .optional()
    .describe('What an editor can take, beside the text'),
  drawn: z
    .strictObject({ drawing: reference('Drawing'), caption: text(200) })
    .optional()
    .describe('A drawing after the first paragraphs'),
  measures: z
    .array(measure)
    .max(3)
    .default([])
    .describe('Results with what was before, drawn as bars after the first paragraphs'),
});

export type PressRelease = z.infer<typeof pressReleaseSchema>;
