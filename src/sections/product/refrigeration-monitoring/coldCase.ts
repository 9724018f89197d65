import { z } from 'zod';
import { text } from '../../../content-model/fields';

const hour = () => z.number().min(0).max(24).describe('Hours since midnight: 3.2 is 03:12');

const warming = {
  at: hour(),
  minutes: z.int().min(5).max(120),
  rise: z.number().default(0).describe('By how much the air rises, if it is not read'),
};

/** A case of the store, as two sections of the page show it. */
export const coldCase = z.strictObject({
  number: z.int().min(1),
  name: text(20),
  target: z.number().describe('Degrees Fahrenheit that it holds'),
  limit: z.number().describe('Degrees above which its controller rings'),
  defrosts: z
    .array(z.strictObject(warming))
    .max(4)
    .default([])
    .describe('When its coil is warmed, and for how long'),
  doors: z
    .array(z.strictObject({ ...warming, says: text(60).describe('Who opened it, and why') }))
    .max(2)
    .default([]),
  readings: z
    .array(z.tuple([hour(), z.number()]))
    .default([])
    .describe('Hour and degrees, where the curve is known and not made of what warms it'),
  call: text(140).optional().describe('Whom it reached, and what was done, if it needed a person'),
});

export type CaseData = z.infer<typeof coldCase>;
