import { z } from 'zod';
import { image, link, reference, text } from '../fields';

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

/** The first section: what the page is about, and the one action that matters. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  variant: z
    .enum(['plain', 'annotated', 'board', 'story'])
    .default('plain')
    .describe(
      'plain: words and a model. annotated: a model with labels. board: a drawing over the full width. story: a model and a strip of facts',
    ),
  wash: z
    .enum(['paper', 'pine', 'amber', 'ice', 'rose', 'stone'])
    .optional()
    .describe('What it lies on: the hue of the base of its model'),
  breadcrumbs: z.array(link()).max(3).default([]).describe('Pages above this one, widest first'),
  here: text(60).optional().describe('Name of this page after the breadcrumbs, if not its title'),
  customer: reference('Customer').optional(),
  title: z
    .string()
    .trim()
    .min(1)
    .max(90)
    .describe(
      'A new line in the file is a new line of the heading; such lines are at most 17 characters long',
    ),
  lead: text(320),
  actions: z.array(link()).max(2).default([]),
  image: image().optional(),
  pins: z.array(pin).max(5).default([]).describe('Labels of an annotated picture'),
  drawing: reference('Drawing').optional(),
  phone: reference('Drawing').optional(),
  facts: z
    .array(z.strictObject({ label: text(30), value: text(90) }))
    .max(5)
    .default([])
    .describe('Strip at the end of a story'),
});
