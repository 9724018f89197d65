import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import type { Outage } from '../../../content-model/outages';
import { filled } from '../../../content-model/shown';

/** /status/: every outage with its minutes against the promise, and all that is known of it. */
export const outageList = z.strictObject({
  type: z.literal('outageList'),
  anchor: anchor(),
  title: text(90).describe('{count} is how many there are'),
  outages: filled<Outage[]>('outages'),
  note: text(220).describe('Who writes it, and what counts'),
});
