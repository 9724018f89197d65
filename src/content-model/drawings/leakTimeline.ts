import { z } from 'zod';
import { date, text } from '../fields';
import { chip, fact, remark } from './parts';

const rate = () => z.number().min(0).max(100);

/** Leak rate of one refrigeration system over a year, in percent of its full charge. */
export const leakTimeline = z.strictObject({
  type: z.literal('leakTimeline'),
  title: text(60),
  note: text(60).optional(),
  state: chip(),
  year: z.int(),
  highest: rate().describe('Upper end of the chart'),
  ticks: z.array(rate()).min(2).max(6),
  threshold: z.strictObject({ rate: rate(), text: text(40) }),
  steps: z
    .array(z.strictObject({ date: date(), rate: rate() }))
    .min(2)
    .describe('The rate from each day on, in order'),
  until: date().describe('Day of the picture'),
  events: z
    .array(
      z.strictObject({
        date: date(),
        kind: z.enum(['start', 'good', 'plain']).default('plain'),
        remark: remark().optional().describe('At most two events have one'),
      }),
    )
    .default([]),
  facts: z.array(fact()).length(4),
});

export type LeakTimeline = z.infer<typeof leakTimeline>;
