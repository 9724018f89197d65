import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { href, line, link, text } from '../../../content-model/fields';
import { act, openingWords } from '../../../content-model/openingWords';

const mark = z.enum(['offline', 'connected', 'new']);

const book = z.strictObject({
  family: z.enum(['cmms', 'buildings', 'refrigeration']),
  name: text(40),
  href: href(),
  lines: z
    .array(
      z.strictObject({
        what: text(110),
        also: line(60).optional().describe('Other words that lists have for it'),
        is: z.array(mark).max(3).default([]),
      }),
    )
    .min(3)
    .max(14)
    .describe('One feature each, in words that buyers would look for'),
});

const other = z.strictObject({
  what: text(60),
  also: line(90).describe('Words that lists have for it'),
  where: text(40).describe('What its page is'),
  href: href(),
});

export type RegisterOther = z.infer<typeof other>;
export type RegisterModule = z.infer<typeof book>;
export type RegisterMark = z.infer<typeof mark>;

/** /features/: the first screen with a field that finds a feature, and all of them as books on a shelf that open in place. */
export const register = z.strictObject({
  type: z.literal('register'),
  ...openingWords,
  find: z
    .strictObject({
      title: text(60),
      label: text(60).describe('Of the field'),
      legend: text(60).describe('Of the examples'),
      examples: z.array(text(16)).min(2).max(4).describe('The first one is looked for at first'),
      absent: text(160).describe('Where nothing is found'),
      ask: link(),
      others: z
        .array(other)
        .max(24)
        .describe('What is asked for and is no line: on another page, or left out on purpose'),
    })
    .describe('The field in the first screen'),
  anchor: anchor().describe('Of the shelf'),
  shelf: z.strictObject({ title: text(90), lead: text(200) }),
  markLabel: text(60).describe('Over the choice of marks, for those who can’t see it'),
  marks: z
    .strictObject({ all: text(20), offline: text(30), connected: text(30), new: text(30) })
    .describe('The words of the choice, and of the marks behind the lines'),
  modules: z.array(book).min(1).max(24),
  missingAnchor: anchor().describe('Of the last book'),
  missing: z
    .strictObject({
      name: text(40),
      items: z
        .array(z.strictObject({ title: text(60), text: text(240) }))
        .min(2)
        .max(8),
      more: z.strictObject({ title: text(60), count: z.int().positive(), link: link() }),
    })
    .describe('The last book: what is left out on purpose'),
  act,
});
