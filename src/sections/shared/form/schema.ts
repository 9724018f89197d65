import { z } from 'zod';
import { image, markdown, reference, text, thanks } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** What every section has that sets a form beside words. */
export const formBeside = {
  anchor: anchor(),
  wash: z.enum(['pine', 'amber', 'ice', 'rose', 'stone']).default('amber').describe('Its color'),
  title: text(90),
  lead: text(320).optional(),
  proof: text(90).optional().describe('Stands over the customers'),
  customers: z.array(reference('Customer')).max(6).default([]),
  image: image().optional(),
  formTitle: text(60).describe('Stands over the fields'),
  form: reference('Form').describe('Which form'),
  thanks: thanks()
    .optional()
    .describe('Its thank-you page on this page, where it is not that of the form'),
};

/** Any form, beside what follows when it is sent. */
export const form = z.strictObject({
  type: z.literal('form'),
  ...formBeside,
  isHead: z
    .boolean()
    .default(false)
    .describe('Whether it opens the page: its title is the page’s, on color'),
  hasLogo: z
    .boolean()
    .default(false)
    .describe('Whether it shows the way home, on a page without navigation'),
  items: z
    .array(z.strictObject({ title: text(80), text: markdown().optional() }))
    .max(5)
    .default([])
    .describe('What happens next, in order'),
});
