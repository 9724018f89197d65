import { z } from 'zod';
import { date, text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';
import { filled } from '../../../content-model/shown';
import type { Away } from './awayOf';

/** /status/, opening: each month is a box of what the promise leaves; it fills, and some overflow. */
export const awayMonths = z.strictObject({
  type: z.literal('awayMonths'),
  ...openingWords,
  title: text(90).describe('{minutes} away in all, in so many {months}'),
  lead: text(260).describe('{reached} of the time everything could be reached'),
  from: date().describe('First day that is counted'),
  until: date().describe('Last day that is counted'),
  away: filled<Away>('away'),
});
