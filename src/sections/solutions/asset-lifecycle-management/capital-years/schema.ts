import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /solutions/asset-lifecycle-management/: the limits of all machines, added up to a budget by year. */
export const capitalYears = z.strictObject({
  type: z.literal('capitalYears'),
  anchor: anchor(),
  title: text(90),
  text: text(260),
  plan: shown('Drawing').describe('A drawing of type capitalPlan, whose years it takes'),
  note: text(160),
});
