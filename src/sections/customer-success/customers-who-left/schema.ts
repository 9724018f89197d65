import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /customer-success/: why customers canceled, the data export they get, and the days of an exit. Sums are calculated. */
export const customersWhoLeft = z.strictObject({
  type: z.literal('customersWhoLeft'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  reasonsTitle: text(60).describe('{count} is the number of those who left'),
  reasons: z.array(z.strictObject({ reason: text(90), count: z.int().min(1) })).min(2),
  parcelTitle: text(60).describe('{size} is the sum, in gigabytes'),
  parcel: z
    .array(z.strictObject({ name: text(60), note: text(120), gigabytes: z.number().min(0) }))
    .min(2),
  daysTitle: text(60),
  lastDays: z
    .array(z.strictObject({ when: text(30), text: text(160) }))
    .min(2)
    .max(5),
  note: markdown(),
});
