import { z } from 'zod';
import { text } from '../fields';
import { anchor } from './anchor';

/** The company year by year; `content/data/history/` is what it tells. */
export const companyYears = z.strictObject({
  type: z.literal('companyYears'),
  anchor: anchor(),
  title: text(60),
  lead: text(300).optional(),
  counted: text(90).describe(
    'What stands under a year, with {people} and {countries}, for example {people} people',
  ),
  readRelease: text(40).describe(
    'Name of the link from what happened to the page that tells of it',
  ),
});
