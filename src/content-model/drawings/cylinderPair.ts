import { z } from 'zod';
import { text } from '../fields';

/** One cylinder on a scale before and after; what is missing has gone into a system. */
export const cylinderPair = z.strictObject({
  type: z.literal('cylinderPair'),
  unit: text(6),
  empty: z.number().positive().describe('Weight of the cylinder alone'),
  full: z.number().positive().describe('Weight with all that it may hold'),
  emptyText: text(40),
  before: z.strictObject({ weight: z.number().positive(), text: text(40) }),
  after: z.strictObject({ weight: z.number().positive(), text: text(40) }),
  into: text(40).describe('Where the difference went'),
});

export type CylinderPair = z.infer<typeof cylinderPair>;
