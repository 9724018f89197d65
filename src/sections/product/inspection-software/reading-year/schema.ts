import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const row = z.strictObject({
  name: text(32),
  unit: text(16),
  low: z.number().optional().describe('The least that is allowed'),
  high: z.number().optional().describe('The most that is allowed'),
  from: z.number().describe('Lower end of the scale'),
  to: z.number().describe('Upper end of the scale'),
  values: z.array(z.number()).length(12).describe('One a month, oldest first'),
  isMoving: z.boolean().default(false).describe('Passes, and is on its way out'),
  verdict: text(40),
  reason: text(200),
});

export type Row = z.infer<typeof row>;

/** /product/inspection-software/: a year of readings of one pump, each against its limits. */
export const readingYear = z.strictObject({
  type: z.literal('readingYear'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  first: z.int().min(1).max(12).describe('Month of the first reading'),
  rows: z.array(row).min(2).max(7),
});
