import { z } from 'zod';
import { line, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /break-free-from-legacy-cafm/: letter of notice to the old vendor, with blanks to fill in, and its last day. */
export const noticeLetter = z.strictObject({
  type: z.literal('noticeLetter'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  subject: text(90).describe('Subject of the mail'),
  letter: z
    .array(text(420))
    .min(3)
    .max(10)
    .describe('Its paragraphs, with the names of blanks in brackets: [vendor]'),
  blanks: z
    .array(
      z.strictObject({
        name: line(20).describe('As it stands in brackets'),
        label: text(40),
        kind: z.enum(['text', 'end']).default('text').describe('`end` is the last day, a date'),
      }),
    )
    .min(2)
    .max(6),
  periods: z
    .array(z.strictObject({ months: z.int().min(0).max(24), name: text(30) }))
    .min(2)
    .max(6)
    .describe('Periods of notice to choose from'),
});
