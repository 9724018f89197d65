import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { text } from '../../../content-model/fields';

/** /iot-edge/: installation of the box as a bar of minutes; each step is a choice that says what is done. */
export const minutesRule = z.strictObject({
  type: z.literal('minutesRule'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  steps: z
    .array(
      z.strictObject({
        minutes: z.int().min(2).max(60),
        title: text(40),
        text: text(200),
        by: text(24).describe('Whose hands'),
      }),
    )
    .min(3)
    .max(8),
  start: z.int().min(0).max(7).describe('Step that is open first, from 0'),
  spare: text(200).describe('What else may take time'),
});
