import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour in quotes, such as "07:35"' });

/** /security/: one support access to an account: hours permitted, minutes used, and the log. */
export const supportVisit = z.strictObject({
  type: z.literal('supportVisit'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  keyLabel: text(60).describe('Over the hours in which the key was good'),
  usedLabel: text(60).describe('Over the minutes in which it was used'),
  keyHours: z
    .int()
    .min(1)
    .max(48)
    .describe('How many hours the key is good for, from the first line on'),
  lines: z
    .array(z.strictObject({ time: clock(), who: text(40), text: text(160) }))
    .min(3)
    .max(12)
    .describe('The log, as the administrator reads it; the last line is the end of the visit'),
  note: text(320).optional(),
});
