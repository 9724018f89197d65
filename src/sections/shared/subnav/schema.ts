import { z } from 'zod';
import { link } from '../../../content-model/fields';

/** Product pages, as /product/work-order-software/: links to the page’s sections and its action, fixed under the header. */
export const subnav = z.strictObject({
  type: z.literal('subnav'),
  links: z
    .array(link())
    .min(3)
    .max(6)
    .describe(
      'Anchors of sections of this page, in their order, such as #questions; two words each',
    ),
  action: link().optional().describe('Action of the page, at the end of the bar on wide screens'),
});
