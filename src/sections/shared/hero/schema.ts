import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown, shownPicture } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

const percent = () => z.number().min(0).max(100);

const pin = z.strictObject({
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

/** Any page, as /events/: the hero, with title, lead, actions and a picture or drawing. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  variant: z
    .enum(['plain', 'annotated', 'board', 'story'])
    .default('plain')
    .describe(
      'plain: words and a model. annotated: a model with labels. board: a drawing over the full width. story: a model and a strip of facts',
    ),
  ...heroWords,
  customer: shown('Customer').optional(),
  image: shownPicture('PictureWide').optional(),
  pins: z.array(pin).max(5).default([]).describe('Labels of an annotated picture'),
  drawing: shown('Drawing').optional(),
  phone: shown('Drawing').optional(),
  facts: z
    .array(z.strictObject({ label: text(30), value: text(90) }))
    .max(5)
    .default([])
    .describe('Strip at the end of a story'),
});
