import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { filled } from '../../../../content-model/shown';
import { heroWords } from '../../../../content-model/heroWords';

const sheet = z.strictObject({
  name: text(40).describe('Heading of the sheet'),
  from: z
    .string()
    .regex(/^20\d\d$/)
    .describe('Its first year'),
});

/** /newsroom/print/, hero: printable fact sheets of the company by year, from `content/data/history/`, and its logo. */
export const companyYears = z.strictObject({
  type: z.literal('companyYears'),
  ...heroWords,
  sheetHead: text(80).describe('At the top of every sheet'),
  sheetOf: text(40).describe('{number} and {count} stand for the sheet and how many there are'),
  sheets: z.array(sheet).min(1).max(3),
  counted: text(90).describe(
    'What stands under a year, with {people} and {countries}, for example {people} people',
  ),
  readRelease: text(40).describe(
    'Name of the link from what happened to the page that tells of it',
  ),
  markSheet: z.strictObject({
    name: text(40),
    drawn: text(160).describe('The drawing of the mark, for those who cannot see it'),
    rows: z
      .array(z.strictObject({ term: text(40), meaning: markdown() }))
      .min(2)
      .max(7),
  }),
  history: filled<Queries.YearRowsFragment>('history', 'YearRows'),
});
