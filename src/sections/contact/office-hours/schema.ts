import { z } from 'zod';
import { markdown, text, timeZone } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const hour = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour such as 08:00' });

/** /contact/: the offices as windows, lit during their opening hours, with local time. */
export const officeHours = z.strictObject({
  type: z.literal('officeHours'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  offices: z
    .array(
      z.strictObject({
        name: text(40),
        place: text(60).optional().describe('Street, where visitors need it'),
        zone: timeZone(),
        days: z
          .array(z.int().min(0).max(6))
          .min(1)
          .max(7)
          .describe('Days on which somebody is in, Sunday is 0'),
        opens: hour(),
        closes: hour(),
        hours: text(80).describe('The same in words'),
        who: text(90).describe('Who sits there'),
      }),
    )
    .min(2)
    .max(6),
  note: markdown(),
});
