import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { verdict } from '../verdict';
import { heroWords } from '../../../content-model/heroWords';

const sentence = z.strictObject({
  before: text(200).optional(),
  marked: text(140).describe('The words that a record answers'),
  after: text(200).optional(),
  record: text(40).describe('What kind of record answers it'),
  verdict,
});

/** /property-management/, hero: a tenant’s letter of complaint, with links to the records in its margin. */
export const tenantLetter = z.strictObject({
  type: z.literal('tenantLetter'),
  ...heroWords,
  sender: text(90),
  addressee: text(90),
  written: text(60).describe('Place and day'),
  salutation: text(60),
  sentences: z.array(sentence).min(5).max(8),
  farewell: text(200),
  signed: text(60),
  verdicts: z
    .strictObject({ right: text(24), half: text(24), mistaken: text(24) })
    .describe('What the three verdicts are called'),
});
