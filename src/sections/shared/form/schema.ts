import { z } from 'zod';
import { markdown, text } from '../../../content-model/fields';
import { formBeside } from '../../../content-model/formBeside';

/** Any page, as /get-started/: a form, beside the steps that follow when it is sent. */
export const form = z.strictObject({
  type: z.literal('form'),
  ...formBeside,
  items: z
    .array(z.strictObject({ title: text(80), text: markdown().optional() }))
    .max(5)
    .default([])
    .describe('What happens next, in order'),
});
