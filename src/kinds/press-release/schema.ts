import { z } from 'zod';
import { fill } from '../../text/fillWords';
import copy from '../../copy/newsroom.json';
import { inWords } from '../../time/inWords';
import { newsroomPath } from '../../site';
import { date, image, pageFields, reference, text } from '../../content-model/fields';
import type { PageKind } from '../../content-model/kind';
import { figure, measure } from '../../content-model/results';

/** A press release: `content/newsroom/` → `/newsroom/{slug}/`. */
export const pressRelease = {
  name: 'PressRelease',
  label: 'press-release',
  folder: 'newsroom',
  format: 'md',
  address: (slug) => `/newsroom/${slug}/`,
  title: 'Release',
  hubs: [{ text: 'Newsroom', href: newsroomPath }],
  dateline: ({ city, date }) =>
    fill(copy.dateline, { city: String(city).toUpperCase(), date: inWords(String(date)) }),
  dateKey: 'date',
  order: 'date',
  groupKey: 'topic',
  facets: { topic: 'topic', year: 'date' },
  isNews: true,
  schema: z.strictObject({
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
  }),
} satisfies PageKind;

export type PressRelease = z.infer<typeof pressRelease.schema>;
