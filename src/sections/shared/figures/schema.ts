import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { figure } from '../../../content-model/results';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /why-lintel/: two to four results in very large type. */
export const figures = z.strictObject({
  type: z.literal('figures'),
  anchor: anchor(),
  title: text(60).describe('Name of the section, for the outline of the page only'),
  items: z
    .array(figure.extend({ claim: shown('Claim') }))
    .min(2)
    .max(4),
});
