import { z } from 'zod';
import { text } from '../fields';

const power = () => z.number().positive().describe('Mean power of this hour, in kW');
const windows = () => z.int().min(0).max(60);

/** A day as a town: an hour each house, as high as its power; the night stands in front. */
export const skyline = z.strictObject({
  type: z.literal('skyline'),
  top: z.number().positive().describe('Power at the upper edge'),
  perWindow: z.number().positive().describe('Power that one window stands for'),
  day: z
    .array(z.strictObject({ hour: text(5), power: power() }))
    .min(6)
    .max(18)
    .describe('Hours in the background'),
  night: z
    .array(
      z.strictObject({
        hour: text(5),
        power: power(),
        asked: windows().describe('Windows of what a schedule or a person asks for'),
        nobody: windows().describe('Windows of what nobody asks for'),
        unknown: windows().describe('Windows that nothing explains'),
      }),
    )
    .min(6)
    .max(14)
    .describe('Hours in front'),
  legend: z.strictObject({ asked: text(50), nobody: text(50), unknown: text(50) }),
  peak: text(40).describe('Over the highest hour of the day'),
});

export type Skyline = z.infer<typeof skyline>;
