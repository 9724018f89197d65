import { z } from 'zod';
import { date, href, link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /gamechangersclub/: dates of the next club meetings, the club rules, and links home (the page has no footer). */
export const clubDates = z.strictObject({
  type: z.literal('clubDates'),
  anchor: anchor(),
  title: text(60),
  meetings: z
    .array(
      z.strictObject({
        day: date(),
        name: text(80),
        says: text(160),
        page: href().optional(),
      }),
    )
    .min(1)
    .max(6)
    .describe('Those that are over are not shown'),
  between: text(160).describe('What stands where no date is fixed'),
  rulesTitle: text(40),
  rules: z.array(text(160)).min(2).max(5),
  wayHome: z.array(link()).min(1).max(4),
});
