import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { time } from '../../../content-model/drawings/parts';

const lane = z.strictObject({
  name: text(16),
  spans: z
    .array(
      z.strictObject({
        from: time(),
        to: time(),
        is: z.enum(['on', 'late', 'off']).describe('As usual; filled in afterward; nothing'),
      }),
    )
    .min(1)
    .max(4),
});

/** /iot-edge/: a day with a cut line; each moment says what the box kept doing, sent late, or could not do. */
export const outage = z.strictObject({
  type: z.literal('outage'),
  anchor: anchor(),
  title: text(90),
  lead: text(260),
  name: text(60).describe('Whose building, which day'),
  label: text(60).describe('Of the read-out'),
  from: time().describe('Of the axis'),
  to: time(),
  lanes: z.array(lane).min(2).max(5),
  moments: z
    .array(z.strictObject({ at: time(), says: text(200).describe('`**` makes bold') }))
    .min(3)
    .max(8),
  start: z.int().min(0).max(7).describe('Moment of which the title speaks, from 0'),
  legend: z.strictObject({ on: text(24), late: text(24), off: text(24) }),
  act,
});
