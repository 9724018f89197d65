import { z } from 'zod';
import { text } from '../fields';
import { foot, remark, time } from './parts';

const readings = () => z.array(z.number()).min(13).max(97);

/** One day's power of a building, in kW: what was expected, what was measured, where they parted. */
export const energyCurve = z
  .strictObject({
    type: z.literal('energyCurve'),
    title: text(60),
    note: text(60).optional().describe('Meter and unit'),
    legend: z.strictObject({ expected: text(24), measured: text(24), fault: text(24) }),
    range: z
      .strictObject({ from: z.number(), to: z.number() })
      .describe('Lowest and highest power of the chart'),
    ticks: z.array(z.number()).min(2).max(6),
    band: z.number().positive().describe('Expected is a band: so much up and down'),
    expected: readings().describe('At equal distances from 00:00 to 24:00'),
    measured: readings().describe('As many as expected'),
    fault: z.strictObject({ from: time(), to: time() }),
    remark: remark().extend({ at: time() }),
    foot: foot(),
  })
  .refine(({ expected, measured }) => expected.length === measured.length, {
    error: 'as many measured readings as expected ones',
    path: ['measured'],
  });

export type EnergyCurve = z.infer<typeof energyCurve>;
