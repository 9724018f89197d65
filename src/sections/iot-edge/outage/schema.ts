import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const hour = () => z.number().min(0).max(24);

const lane = z.strictObject({
  name: text(40),
  text: text(160).describe('What happened on it, in words'),
  spans: z
    .array(
      z.strictObject({
        from: hour(),
        to: hour(),
        is: z.enum(['on', 'late', 'off']).describe('As usual; filled in afterward; nothing'),
      }),
    )
    .min(1)
    .max(6),
});

export type OutageLane = z.infer<typeof lane>;

/** /iot-edge/: a day with a cut line, hour by hour: what the box kept doing, sent late, or could not do. */
export const outage = z.strictObject({
  type: z.literal('outage'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  cutFrom: hour(),
  cutTo: hour(),
  cutLabel: text(40),
  lanes: z.array(lane).min(2).max(6),
  note: text(320).optional(),
});
