import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { scaleOf, sums } from '../load';

const readings = () => z.array(z.number().nonnegative()).length(25).describe('In kW, on the hour');

/** At most a fiftieth off: the readings are rounded, the product of power and hours is exact. */
const adds = (sum: number, stated: number): boolean => Math.abs(sum - stated) <= stated / 50;

const job = z
  .strictObject({
    name: text(40).describe('Machine and fault, as on the work order'),
    place: text(40),
    lost: z
      .strictObject({ power: z.number().positive(), hours: z.number().positive() })
      .optional()
      .describe('Kilowatts too much, and hours a day; energy and cost are worked out'),
    effect: text(90).optional().describe('What it comes to, if it loses no energy'),
    cause: text(80),
    check: text(80).describe('Where an engineer looks first'),
    reason: text(60).optional().describe('If the engineer answered “not a fault”: why'),
    expected: readings(),
    measured: readings(),
  })
  .refine(({ lost, effect }) => Boolean(lost) !== Boolean(effect), {
    error: 'either what is lost or what it comes to',
  })
  .refine(
    ({ lost, ...load }) => {
      const day = { from: 0, ...load };
      return !lost || adds(sums(day, scaleOf(day).top).at(-1) ?? 0, lost.power * lost.hours);
    },
    { path: ['lost'], error: 'the area between the readings is another than power × hours' },
  );

export type Job = z.infer<typeof job>;

/** /product/fault-detection-diagnostics/: the faults of a week at full size, and what was kept back. */
export const faultList = z.strictObject({
  type: z.literal('faultList'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  price: z.number().positive().describe('Of a kWh, in dollars'),
  jobs: z.array(job).min(2).max(8),
  kept: z
    .array(z.strictObject({ count: z.int().positive(), title: text(40), text: text(140) }))
    .min(2)
    .max(8)
    .describe('Why the other signals became no job'),
  act: act.describe('What the list comes to, and where to go from here'),
});
