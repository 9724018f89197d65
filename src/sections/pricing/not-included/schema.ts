import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** /pricing/: what the price includes, which extras cost more, and what is never charged. */
export const notIncluded = z.strictObject({
  type: z.literal('notIncluded'),
  anchor: anchor(),
  title: text(90),
  inside: z.array(z.strictObject({ title: text(60), text: markdown() })).min(2),
  extrasTitle: text(40),
  extras: z
    .array(
      z.strictObject({
        title: text(60),
        need: markdown().describe('When one needs it'),
        cost: markdown().describe('{share} is the percentage that connections add'),
      }),
    )
    .min(1),
  neverTitle: text(40),
  never: text(500),
});
