import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /product/inventory-management-software/: miles of second visits for missing parts, to scale. Miles are calculated. */
export const secondVisits = z.strictObject({
  type: z.literal('secondVisits'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).optional(),
  claim: shown('Claim', { needs: ['before', 'after'], as: 'ClaimPair' }).describe(
    'One with before and after: second visits',
  ),
  milesEach: z.number().positive().max(500).describe('Miles of one such drive, there and back'),
  technicians: z.int().positive().describe('How many people were counted'),
  workingDays: z.int().positive().describe('For how many working days'),
  driven: text(60).describe('Name of the miles that are still driven'),
  spared: text(60).describe('Name of the others'),
  each: text(60).describe('Name of what one technician saves in a year'),
  note: text(320).optional().describe('How long a drive is, and by whom it was measured'),
});
