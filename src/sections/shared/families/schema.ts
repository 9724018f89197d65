import { z } from 'zod';
import { href, link, text } from '../../../content-model/fields';
import { shown, shownPicture } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /: the product families, each with its drawing, text and links. */
export const families = z.strictObject({
  type: z.literal('families'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  items: z
    .array(
      z.strictObject({
        family: z.enum(['cmms', 'buildings', 'refrigeration']),
        variant: z
          .enum(['stage', 'wide', 'open'])
          .describe(
            'stage: the model stands behind the drawing. wide: the drawing fills the width. open: drawing under the words, model beside them',
          ),
        name: text(40),
        href: href(),
        title: text(90),
        text: text(320),
        links: z.array(link()).max(8).default([]).describe('Modules of the family'),
        action: link(),
        image: shownPicture().optional(),
        drawing: shown('Drawing').optional(),
      }),
    )
    .min(2)
    .max(3),
});
