import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';
import { shown, shownPicture } from '../../../content-model/shown';

const percent = () => z.number().min(0).max(100);

const pin = z.strictObject({
  href: href().describe('What the label opens'),
  title: text(60).describe('What is known of the machine'),
  detail: text(80),
  x: percent().describe('The point that is meant, in percent of the picture from its left'),
  y: percent().describe('The same from its top'),
  side: z.enum(['up', 'down', 'left', 'right']).describe('Where the line leads from the point'),
  length: z
    .number()
    .min(1)
    .max(40)
    .describe('Length of the line in percent of the picture’s width'),
});

/** Any page that sells, as /product/connected-cmms/: its first screen, with a picture or a drawing. */
export const opening = z.strictObject({
  type: z.literal('opening'),
  ...openingWords,
  picture: shownPicture('PictureWide').optional(),
  pins: z.array(pin).max(5).default([]).describe('Labels of the picture'),
  drawing: shown('Drawing').optional(),
});
