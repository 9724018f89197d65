import { z } from 'zod';
import { SIGNS } from '../../instruments/oneLine';
import { AFTER } from '../../dates/after';
import { file, image, markdown, pageFields, text } from '../fields';
import type { PageKind } from '../kind';

const given = z.strictObject({
  title: text(60),
  href: file(),
  note: text(40).optional().describe('What helps to choose, for example: to print'),
});

const moment = z.strictObject({
  after: z
    .string()
    .regex(AFTER, { error: 'now, or a span such as 5 minutes, 1 hour, 1 working day, 7 days' })
    .optional()
    .describe('How long after the form was sent; without it, the end: what does not happen')
    .meta({ examples: ['5 minutes'] }),
  title: text(60),
  text: markdown(),
});

const term = z.strictObject({
  sign: z.enum(SIGNS).optional().describe('What is done with it; nothing for the first one'),
  field: text(40).optional().describe('What a visitor fills in; without it, the value stays'),
  value: z.number().min(0).describe('What stands there at first'),
});

const exercise = z.strictObject({
  title: text(60),
  text: markdown(),
  terms: z
    .array(term)
    .min(2)
    .max(4)
    .refine((terms) => terms.every(({ sign }, index) => (sign === undefined) === (index === 0)), {
      error: 'a sign for each term but the first',
    })
    .refine((terms) => terms.some(({ field }) => field), { error: 'a field to fill in' })
    .describe('One line, worked out from left to right'),
  symbol: text(3).optional().describe('Stands before the result, for example: $'),
  unit: text(40).describe('What comes out'),
  note: text(240).describe('Where the fixed numbers come from, and where the line ends'),
});

/** What follows a form or a download: `content/thank-you/` → `/{slug}/`. */
export const thankYou = {
  name: 'ThankYou',
  label: 'thank-you',
  folder: 'thank-you',
  format: 'md',
  address: (slug) => `/${slug}/`,
  title: 'Thank you',
  hubs: [],
  order: 'title',
  isNews: false,
  schema: z.strictObject({
    ...pageFields,
    image: image().optional(),
    isCover: z
      .boolean()
      .default(false)
      .describe('Whether the picture is the cover of the first file, and opens it'),
    files: z.array(given).default([]).describe('What is given at once, the thing itself first'),
    hasCalendar: z
      .boolean()
      .default(false)
      .describe('Whether a time is chosen here, where a calendar service is on (.env.example)'),
    exercise: exercise.optional().describe('What was given, tried on a line of the visitor’s own'),
    moments: z.array(moment).min(2).max(5).describe('What happens next, and when'),
  }),
} satisfies PageKind;

export type ThankYou = z.infer<typeof thankYou.schema>;
