import { z } from 'zod';
import { href, text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

const line = z.union([
  z.strictObject({ said: text(60).describe('Words of a person, set large') }),
  z.strictObject({ row: text(60), name: text(20).optional().describe('Before it, in bold') }),
  z.strictObject({ chosen: text(60).describe('The line that is chosen, with a frame') }),
  z.strictObject({ signed: text(40).describe('A signature') }),
  z.strictObject({
    marks: z
      .array(z.int().nonnegative())
      .max(20)
      .describe('Places of those that are marked, from 0'),
    of: z.int().min(2).max(60).describe('Marks in all'),
  }),
]);

/** /product/connected-cmms/: a work order that grows, module by module, from the first word to a plan. */
export const growingRecord = z.strictObject({
  type: z.literal('growingRecord'),
  anchor: anchor(),
  title: text(70),
  place: text(80).describe('Where and when'),
  legend: text(60).describe('Name of the choice, for screen readers'),
  start: z.int().nonnegative().describe('Halt that is open first, from 0'),
  allowed: z.int().positive().describe('Minutes that the rule allows'),
  reading: z.strictObject({
    name: text(40),
    unit: text(8),
    range: z.tuple([z.number(), z.number()]).describe('Ends of the scale'),
    limit: z.number(),
  }),
  halts: z
    .array(
      z.strictObject({
        name: text(40).describe('Name of the module'),
        href: href(),
        clock: text(12).describe('Hour, or day'),
        text: text(140),
        minutes: z.int().nonnegative().describe('Since the request'),
        reads: z.number().describe('The reading at that time'),
        part: z.strictObject({ label: text(20), value: text(60) }),
        screen: z.array(line).min(1).max(4),
      }),
    )
    .min(5)
    .max(12),
  act,
});
