import { z } from 'zod';
import { link, markdown, text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** Any page, as /product/connected-cmms/: drawn part of the product’s interface and its purpose. */
export const showcase = z.strictObject({
  type: z.literal('showcase'),
  anchor: anchor(),
  title: text(90),
  text: markdown(),
  drawing: shown('Drawing'),
  variant: z
    .enum(['beside', 'wide'])
    .default('beside')
    .describe('Drawing beside the words, or full width under them'),
  ground: z.enum(['paper', 'wash', 'tint', 'stone']).default('wash'),
  link: link().optional(),
});
