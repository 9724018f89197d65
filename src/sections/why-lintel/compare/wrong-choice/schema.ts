import { z } from 'zod';
import { markdown, text } from '../../../../content-model/fields';
import { act } from '../../../../content-model/openingWords';
import { anchor } from '../../../../content-model/anchor';

/** /why-lintel/compare/: situations in which something else is the better choice; each opens. */
export const wrongChoice = z.strictObject({
  type: z.literal('wrongChoice'),
  anchor: anchor(),
  title: text(90),
  lead: text(200),
  situations: z
    .array(
      z.strictObject({
        situation: text(60),
        instead: text(60).describe('What to take'),
        text: markdown(),
      }),
    )
    .min(3)
    .max(5),
  act,
});
