import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { filled } from '../../../content-model/shown';

/** /developers/: when an event is sent again, on a scale of three days, beside a server that is away. */
export const apiAttempts = z.strictObject({
  type: z.literal('apiAttempts'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  away: z
    .strictObject({ name: text(24), hours: z.int().min(1), says: text(60) })
    .describe('How long a server is away, in hours from the first attempt'),
  before: z
    .strictObject({ name: text(24), hours: z.int().min(1), says: text(60) })
    .describe('How long an event was sent again before'),
  attempts: filled<number[]>('attempts'),
});
