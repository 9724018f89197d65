import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/refrigeration-optimization/: ruler that converts a rise in suction pressure to kilowatt-hours. */
export const psiRuler = z.strictObject({
  type: z.literal('psiRuler'),
  anchor: anchor(),
  title: text(90),
  lead: text(420),
  note: markdown().describe('Where its numbers come from and where they end'),
});
