import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const inMonth = () => z.int().min(1).max(31);

/** /product/energy-optimization/: every change of a month that outlived its day; those given back say why. */
export const monthLog = z.strictObject({
  type: z.literal('monthLog'),
  anchor: anchor(),
  title: text(90).describe('{stayed} and {back} are counted'),
  lead: text(260),
  month: text(12),
  length: z.int().min(28).max(31),
  stayed: z.array(inMonth()).describe('Day of each change that stayed'),
  backs: z
    .array(
      z.strictObject({
        day: inMonth(),
        what: text(60),
        after: text(20),
        why: text(160),
      }),
    )
    .min(2)
    .max(12),
  start: z.int().nonnegative().describe('Number of the return that is read at first, from 0'),
});
