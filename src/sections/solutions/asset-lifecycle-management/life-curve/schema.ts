import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { openingWords } from '../../../../content-model/openingWords';
import { shown } from '../../../../content-model/shown';

/** /solutions/asset-lifecycle-management/, opening: the repair limit of a machine over its years, and what was paid. */
export const lifeCurve = z.strictObject({
  type: z.literal('lifeCurve'),
  ...openingWords,
  plan: shown('Drawing').describe('A drawing of type capitalPlan, which knows the machine'),
  machine: text(40).describe('Its name in the plan'),
  name: text(60).describe('What it is, in the bar'),
  from: z.int().min(1950).describe('Year of its installation'),
  year: z.int().describe('Year of the quote'),
  repairs: z
    .array(z.strictObject({ year: z.int(), what: text(24), cost: z.int().min(0) }))
    .max(8)
    .describe('Paid so far'),
  note: text(160).describe('Whose figures they are, and what they leave out'),
});
