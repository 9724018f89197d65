import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';
import { coldCase } from '../coldCase';

/** /product/refrigeration-monitoring/: the cases of a store as buttons; each opens with what let its alarm rest. */
export const caseBoard = z.strictObject({
  type: z.literal('caseBoard'),
  anchor: anchor(),
  title: text(90).describe('{rang} is how many of the cases passed their limit'),
  lead: text(200),
  place: text(60),
  cases: z.array(coldCase).min(4).max(24),
  start: z.int().min(1).describe('Number of the case that is open at first'),
  act: act.describe('What the cases come to, and where to go from here'),
});
