import { z } from 'zod';
import { text } from '../fields';
import { chip, footText, momentShown } from './parts';

const minutes = () => z.int().positive();

/** Contractors against their contracts. */
export const vendorScorecard = z.strictObject({
  type: z.literal('vendorScorecard'),
  title: text(60),
  count: text(40).optional(),
  moment: momentShown().optional(),
  columns: z
    .array(text(32))
    .length(5)
    .describe('Headings: contractor, response, fixed first time, disputed hours, state'),
  longest: minutes().describe('Length of a full bar'),
  unit: text(8),
  rows: z
    .array(
      z.strictObject({
        name: text(40),
        detail: text(60),
        response: minutes().describe('Median, drawn as a bar'),
        contract: minutes().describe('What the contract allows, drawn as a mark'),
        fixedFirst: z.number().min(0).max(100).describe('Percent of jobs done in one visit'),
        disputed: z.number().nonnegative().describe('Hours'),
        state: chip(),
      }),
    )
    .min(2)
    .max(8),
  foot: footText().optional(),
});

export type VendorScorecard = z.infer<typeof vendorScorecard>;
