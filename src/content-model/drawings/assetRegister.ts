import { z } from 'zod';
import { text } from '../fields';
import { chip } from './parts';

const row = {
  name: text(40),
  detail: text(60),
  age: text(12),
  value: text(16).describe('What the third column is about'),
  next: chip(),
};

/** Assets of one site: age, one value, one gauge, and what comes next. */
export const assetRegister = z.strictObject({
  type: z.literal('assetRegister'),
  title: text(60),
  place: text(60).optional(),
  order: text(40).optional().describe('How the list is sorted'),
  columns: z.array(text(24)).length(5).describe('Headings: asset, age, value, gauge, next'),
  full: z.number().positive().default(18).describe('Percent at which a deviation fills its bar'),
  rows: z
    .array(
      z.discriminatedUnion('gauge', [
        z.strictObject({
          ...row,
          gauge: z.literal('deviation'),
          deviation: z.number().describe('Percent above or below a twin'),
        }),
        z.strictObject({
          ...row,
          gauge: z.literal('condition'),
          condition: z.int().min(1).max(5),
          word: text(16).describe('The condition in a word'),
        }),
      ]),
    )
    .min(2)
    .max(8),
});

export type AssetRegister = z.infer<typeof assetRegister>;
export type Asset = AssetRegister['rows'][number];
