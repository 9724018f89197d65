import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { day } from '../day';

const ends = z.strictObject({ from: z.number(), to: z.number() });

/** /product/energy-optimization/: both walls of a day to be moved, with its energy and its log. */
export const moveWalls = z
  .strictObject({
    type: z.literal('moveWalls'),
    anchor: anchor(),
    title: text(90),
    lead: text(200),
    place: text(60),
    day,
    lows: ends.describe('How far the lower wall may be moved'),
    ups: ends.describe('The same of the upper one'),
    saved: z.number().positive().describe('Of the day between the walls as drawn, in kWh'),
    fixed: z
      .number()
      .positive()
      .describe('What it would have taken at the former setpoint, in kWh'),
    start: z.int().nonnegative().describe('Number of the half hour that is read at first, from 0'),
    act: act.describe('What the day comes to, and where to go from here'),
  })
  .refine(({ lows, ups }) => lows.to <= ups.from, {
    path: ['ups'],
    error: 'walls that can’t cross',
  });
