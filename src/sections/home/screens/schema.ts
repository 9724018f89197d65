import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /: screens of the product at full size, one at a time; the labels of the opening lead to them. */
export const screens = z.strictObject({
  type: z.literal('screens'),
  title: text(90),
  lead: text(200),
  legend: text(60).describe('Of the choice, for those who listen'),
  items: z
    .array(
      z.strictObject({
        anchor: anchor().describe('What a label of the opening links to'),
        name: text(24),
        family: z.enum(['cmms', 'buildings', 'refrigeration']),
        title: text(60),
        text: text(240),
        links: z.array(link()).min(1).max(6).describe('Modules that it is from'),
        drawing: shown('Drawing'),
      }),
    )
    .min(2)
    .max(4),
  act,
});
