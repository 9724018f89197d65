import { z } from 'zod';
import { text } from '../fields';

const dollars = () => z.int().min(0);

/** What the repair limit of a machine is worked out from (src/maintenance/repairLimit.ts). */
export const machineFigures = {
  price: z.int().positive().describe('A new one, installed, after rebates, in dollars'),
  lasts: z.int().positive().describe('Years that a new one lasts'),
  care: dollars().describe('Care of a new one, dollars a year'),
  keep: dollars().describe('Care and extra energy of the old one in its next year, in dollars'),
  left: z.int().positive().describe('Years that the old one can still run'),
  quote: dollars().describe('What its repair would cost now, in dollars'),
};

/** The life of one machine: the repair limit as a line that falls, and repairs as bars under it. */
export const machineLife = z.strictObject({
  type: z.literal('machineLife'),
  from: z.int().min(1950).describe('Year of its installation'),
  year: z.int().describe('Year of the quote'),
  when: text(30).describe('Month and year of the quote'),
  ...machineFigures,
  repairs: z
    .array(z.strictObject({ year: z.int(), what: text(24), cost: dollars() }))
    .max(8)
    .describe('Paid so far'),
  area: z.strictObject({ title: text(40), text: text(90) }).describe('What holds below the line'),
});

export type MachineLife = z.infer<typeof machineLife>;
