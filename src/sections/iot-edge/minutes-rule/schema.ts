import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /iot-edge/: installation of the box step by step, each beside a stretch of a one-hour ruler as long as the step. */
export const minutesRule = z.strictObject({
  type: z.literal('minutesRule'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  steps: z
    .array(
      z.strictObject({
        minutes: z.int().min(2).max(60),
        title: text(60),
        text: text(240),
        by: text(40).describe('Whose hands'),
      }),
    )
    .min(3)
    .max(9),
  spare: text(160).describe('What the rest of the hour is for; {minutes} are filled in'),
});
