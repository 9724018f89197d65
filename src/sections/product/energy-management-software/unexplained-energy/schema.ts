import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

/** /product/energy-management-software/: unmetered share of consumption over the years, and what explained it. */
export const unexplainedEnergy = z.strictObject({
  type: z.literal('unexplainedEnergy'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  finds: z
    .array(
      z.strictObject({
        when: text(24),
        percent: z.number().positive().max(100).describe('Not explained at that time'),
        title: text(70),
        text: markdown(),
      }),
    )
    .min(3)
    .max(8),
  note: markdown(),
});
