import { z } from 'zod';
import { text } from '../fields';
import { chip, fact, momentShown } from './parts';

const thousandths = () => z.int().min(-100).max(100);

/** Pressure of rooms against their corridor, in thousandths of an inch of water column. */
export const pressureLog = z.strictObject({
  type: z.literal('pressureLog'),
  title: text(60),
  place: text(60).optional(),
  note: text(80).optional().describe('Unit and span of time'),
  moment: momentShown().optional(),
  range: z.strictObject({ from: thousandths(), to: thousandths() }),
  limit: z
    .strictObject({ value: thousandths(), text: text(60) })
    .describe('A room above it is no longer negative enough'),
  hours: z.array(text(8)).min(2).max(6).describe('Hours from the first reading to the last'),
  rooms: z
    .array(
      z.strictObject({
        name: text(40),
        detail: text(60),
        readings: z
          .array(thousandths())
          .min(12)
          .max(97)
          .describe('At equal distances, last one now'),
        state: chip(),
      }),
    )
    .min(2)
    .max(8),
  facts: z.array(fact()).length(4),
});

export type PressureLog = z.infer<typeof pressureLog>;
