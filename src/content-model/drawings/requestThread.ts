import { z } from 'zod';
import { text } from '../fields';
import { chip, footText, momentShown, time, workOrder } from './parts';

/** All that was said and read about one request, beside what the room’s sensor said. */
export const requestThread = z.strictObject({
  type: z.literal('requestThread'),
  title: text(60),
  id: workOrder(),
  moment: momentShown().optional(),
  unit: text(4),
  from: z.number().describe('Left end of the scale of readings'),
  to: z.number(),
  good: z.tuple([z.number(), z.number()]).describe('Between these readings all is well'),
  lines: z
    .array(
      z.strictObject({
        time: time(),
        who: text(40),
        side: z.enum(['asks', 'answers', 'machine']).describe('Who speaks'),
        text: text(160),
        state: chip().optional(),
        reading: z.number().describe('What the sensor read then'),
      }),
    )
    .min(3)
    .max(10),
  foot: footText().optional(),
});

export type RequestThread = z.infer<typeof requestThread>;
