import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const part = z.strictObject({
  when: text(24).describe('Day 1, Week 4; with days also 52 hours'),
  text: text(180),
  day: z
    .int()
    .min(1)
    .max(28)
    .optional()
    .describe('With weeks the day on which it begins, with days the day that is marked'),
  isQuiet: z.boolean().default(false).describe('With weeks: nobody has to do anything'),
  also: z.array(text(90)).max(3).default([]).describe('With a book: more lines of that day'),
  order: z
    .array(z.tuple([z.number(), z.number()]))
    .max(12)
    .optional()
    .describe(
      'With orders: the list as it is on that day, whole and counted part of each line in percent',
    ),
  followed: z.int().min(1).optional().describe('With orders: which line is followed, from 1'),
});

/** Under fewer days a sentence would be a word on each line. */
const LEAST = 5;

const areApart = (parts: readonly { readonly day?: number | undefined }[]): boolean =>
  parts.every(({ day = 1 }, index) => (parts[index + 1]?.day ?? 29) - day >= LEAST);

/** Any page that sells, as /integrations/: what it takes to begin, to scale; the title carries the effort. */
export const takes = z
  .strictObject({
    type: z.literal('takes'),
    anchor: anchor(),
    variant: z
      .enum(['weeks', 'days', 'dates', 'stairs', 'rooms', 'timetable', 'book', 'orders'])
      .default('weeks')
      .describe(
        '28 days to scale; a row of days up to the last one marked; dates beside a clause. For one page each: steps; rooms of a floor plan; two weeks of a timetable; lines of a book; a list, sorted again with each date',
      ),
    title: text(90).describe('Carries the effort: days, or hours of whom'),
    parts: z.array(part).min(2).max(4),
    clause: z
      .strictObject({ title: text(60), text: text(600) })
      .optional()
      .describe('With dates: a paragraph that visitors may copy'),
    note: markdown().optional().describe('Where it begins to pay, or does not'),
    link: link().optional(),
  })
  .refine(({ variant, parts }) => variant !== 'weeks' || parts.every(({ day }) => day), {
    path: ['parts'],
    error: 'a day for each part of weeks',
  })
  .refine(({ variant, parts }) => variant !== 'weeks' || areApart(parts), {
    path: ['parts'],
    error: `${LEAST} days from one part to the next and to day 28, so that its words fit under them; or \`variant: days\``,
  })
  .refine(({ variant, parts }) => variant !== 'days' || parts.some(({ day }) => day), {
    path: ['parts'],
    error: 'at least one day that is marked',
  })
  .refine(({ variant, parts }) => variant !== 'timetable' || parts.every(({ day }) => day), {
    path: ['parts'],
    error: 'a working day for each part of a timetable',
  })
  .refine(({ variant, clause }) => (variant === 'dates') === (clause !== undefined), {
    path: ['clause'],
    error: 'a clause with dates, and with nothing else',
  });
