import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /solutions/asset-lifecycle-management/: repair limit calculator, with machines of a capital plan to start from. */
export const ownSum = z.strictObject({
  type: z.literal('ownSum'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  plan: shown('Drawing').describe('A drawing of type capitalPlan, whose machines it takes'),
  chosen: text(40).describe('Name of the machine it begins with'),
  year: z.int().describe('Year of the quotes'),
  act,
});
