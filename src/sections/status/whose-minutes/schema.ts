import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { OWNERS, type Outage } from '../../../content-model/outages';
import { filled } from '../../../content-model/shown';

/** /status/: whose doing the minutes were. */
export const whoseMinutes = z.strictObject({
  type: z.literal('whoseMinutes'),
  anchor: anchor(),
  title: text(90).describe('{ours} of all {minutes} were our own'),
  text: text(320),
  owners: z
    .array(z.strictObject({ whose: z.enum(OWNERS), text: text(60) }))
    .length(OWNERS.length)
    .describe('What is said of each share; {count} is how many outages it had'),
  outages: filled<Outage[]>('outages'),
});
