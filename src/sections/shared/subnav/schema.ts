import { z } from 'zod';
import { link, text } from '../../../content-model/fields';

/** Product pages, as /product/work-order-software/: links to the page’s sections, fixed under the header. */
export const subnav = z.strictObject({
  type: z.literal('subnav'),
  title: text(40).describe('Name of the page in two or three words'),
  links: z
    .array(link())
    .min(2)
    .max(7)
    .describe('Anchors of sections of this page, in their order, such as #questions'),
});
