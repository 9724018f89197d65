import { z } from 'zod';
import { text } from '../fields';
import { chip } from './parts';

const dollars = () => z.int().min(0);

/** What the repair limit of a machine is worked out from (src/maintenance/repairLimit.ts). */
const machineFigures = {
  price: z.int().positive().describe('A new one, installed, after rebates, in dollars'),
  lasts: z.int().positive().describe('Years that a new one lasts'),
  care: dollars().describe('Care of a new one, dollars a year'),
  keep: dollars().describe('Care and extra energy of the old one in its next year, in dollars'),
  left: z.int().positive().describe('Years that the old one can still run'),
  quote: dollars().describe('What its repair would cost now, in dollars'),
};

/** Replacements by year, and the open quotes with the limits that decide them. */
export const capitalPlan = z.strictObject({
  type: z.literal('capitalPlan'),
  title: text(40),
  place: text(40).optional(),
  late: text(20).describe('Name of what is past its year'),
  due: text(20).describe('Name of the rest'),
  years: z
    .array(
      z.strictObject({
        year: z.int(),
        due: z.number().min(0).describe('Millions of dollars, what is late left out'),
        late: z.number().min(0),
        units: z.int().positive(),
      }),
    )
    .min(3)
    .max(8),
  columns: z.array(text(20)).length(5).describe('Machine, age, quote, limit, verdict'),
  rows: z
    .array(
      z.strictObject({
        name: text(40),
        place: text(40),
        age: z.int().positive(),
        ...machineFigures,
        verdict: chip(),
      }),
    )
    .min(3)
    .max(8),
});

export type CapitalPlan = z.infer<typeof capitalPlan>;
