import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

/** /contact/, hero: reasons to get in touch as door bells, the person who answers each, and the contact form. */
export const bellBoard = z.strictObject({
  type: z.literal('bellBoard'),
  anchor: anchor(),
  ...heroWords,
  bellsLegend: text(60).describe('Stands over the bells'),
  bells: z
    .array(
      z.strictObject({
        name: text(40).describe('What it is about, as the form’s field "topic" offers it'),
        hint: text(60).describe('Stands under it, small'),
        person: shown('Person'),
        says: text(260).describe('What to write, or which way is faster'),
        mail: z.email().describe('Address of who answers'),
        phone: text(24).optional(),
        answered: text(60).describe('When it is answered'),
      }),
    )
    .min(3)
    .max(8),
  formTitle: text(60).describe('Stands over the fields'),
  form: shown('Form').describe('A form with the field "topic"'),
  listAnchor: anchor(),
  listTitle: text(60).describe('Stands over the addresses, all at once'),
  listNote: markdown().optional(),
});
