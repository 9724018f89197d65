import { z } from 'zod';
import { href, text } from '../../../content-model/fields';
import { openingWords } from '../../../content-model/openingWords';
import { shownPicture } from '../../../content-model/shown';

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

/** A page that sells, as /industry/healthcare/: its first screen, with a picture whose points are labeled. */
export const pinned = z.strictObject({
  type: z.literal('pinned'),
  ...openingWords,
  picture: shownPicture('PictureWide'),
  pins: z.array(pin).min(1).max(5).describe('Labels of the picture'),
});
