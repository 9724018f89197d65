import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time in quotes, such as "07:30"' });

const track = z.strictObject({
  name: text(40),
  note: text(90),
  look: z
    .enum(['booked', 'used', 'clock', 'follows'])
    .describe('used: somebody was there. clock and follows: air, by the clock or by use'),
  spans: z
    .array(z.strictObject({ from: clock(), to: clock() }))
    .min(1)
    .max(8),
});

export type RoomTrack = z.infer<typeof track>;

/** /product/workplace-management-software/: a meeting room’s day: hours booked, used, and air conditioned. */
export const roomDay = z.strictObject({
  type: z.literal('roomDay'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  hours: z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }),
  tracks: z.array(track).min(3).max(5),
  empty: text(60).describe('Words after the time in which air met nobody'),
  source: text(320),
});
