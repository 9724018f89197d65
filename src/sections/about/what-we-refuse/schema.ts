import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /about/: practices that Lintel refuses, each with the reason and what the refusal has cost. */
export const whatWeRefuse = z.strictObject({
  type: z.literal('whatWeRefuse'),
  anchor: anchor(),
  title: text(60),
  lead: text(240),
  costName: text(30).describe('Over what a refusal has cost'),
  refused: z
    .array(z.strictObject({ what: text(60), why: text(260), cost: text(160) }))
    .min(3)
    .max(7),
});
