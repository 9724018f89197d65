import { z } from 'zod';
import { AFTER } from '../../time/after';
import { exercise } from '../../content-model/exercise';
import { file, image, markdown, pageFields, text } from '../../content-model/fields';

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

export const thankYouSchema = z.strictObject({
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
});

export type ThankYou = z.infer<typeof thankYouSchema>;
