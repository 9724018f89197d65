import { z } from 'zod';
import { text } from '../fields';
import { time } from './parts';

const readings = () => z.array(z.number().nonnegative()).min(13).max(97);

/** The end of a day over the full width: what was expected, and the area that was lost on top of it. */
export const eveningArea = z
  .strictObject({
    type: z.literal('eveningArea'),
    from: z.number().min(0).max(23).describe('Hour at the left edge; the right edge is 24:00'),
    top: z.number().positive().describe('Power at the upper edge, in the unit of the readings'),
    expected: readings().describe('At equal distances from the left edge to 24:00'),
    measured: readings().describe('As many as expected'),
    fault: z.strictObject({ from: time(), to: time() }),
    power: text(16).describe('Height of the lost area'),
    span: text(16).describe('Its width'),
    sum: text(16).describe('Their product, large in the area'),
    base: text(60).describe('What is under the area: the load of an ordinary night'),
  })
  .refine(({ expected, measured }) => expected.length === measured.length, {
    error: 'as many measured readings as expected ones',
    path: ['measured'],
  });

export type EveningArea = z.infer<typeof eveningArea>;
