import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /solutions/asset-lifecycle-management/: repair limit calculator, with sample assets to start from. */
export const ownSum = z.strictObject({
  type: z.literal('ownSum'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  drawing: shown('Drawing').describe('A drawing of type machineLife: its figures come first'),
  examples: shown('Drawing').describe('A drawing of type capitalPlan: its rows are the table'),
  examplesTitle: text(90),
});
