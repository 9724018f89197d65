import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const hour = z.strictObject({
  time: z.string().regex(/^\d\d:00$/, { error: 'a full hour: 02:00' }),
  outdoor: z.number().describe('In °F'),
  psig: z.number().describe('Suction pressure'),
  cold: z
    .strictObject({ name: text(24), degrees: z.number(), limit: z.number() })
    .describe('The case that decides'),
  kwh: z.number().positive().describe('What the hour would have taken at the former setting'),
  held: text(140).describe('What holds the pressure back'),
});

export type Hour = z.infer<typeof hour>;

/** /product/refrigeration-optimization/: a night of one rack, hour by hour, and what held it back. */
export const floatNight = z
  .strictObject({
    type: z.literal('floatNight'),
    anchor: anchor(),
    title: text(90).describe('{saved} is the energy of the night in kWh'),
    lead: text(200),
    place: text(60),
    fixed: z.number().describe('Former fixed setting in psig, the lower limit'),
    limit: z.number().describe('Upper limit in psig'),
    hours: z.array(hour).min(8).max(16),
    start: z.int().nonnegative().describe('Number of the hour that is shown at first, from 0'),
    act: act.describe('What the night comes to, and where to go from here'),
  })
  .refine(({ hours, fixed, limit }) => hours.every(({ psig }) => psig >= fixed && psig <= limit), {
    path: ['hours'],
    error: 'a pressure outside the limits',
  });
