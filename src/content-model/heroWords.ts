import { z } from 'zod';
import { link, text } from './fields';
import { withRole } from './roles';

/** The words of every hero, whatever stands under or around them. */
export const heroWords = {
  wash: z
    .enum(['paper', 'pine', 'amber', 'ice', 'rose', 'stone'])
    .optional()
    .describe('What it lies on: the hue of the base of its model'),
  breadcrumbs: z.array(link()).max(3).default([]).describe('Pages above this one, widest first'),
  here: text(60).optional().describe('Name of this page after the breadcrumbs, if not its title'),
  term: text(60).optional().describe('What a buyer searches for, above the title, if not in it'),
  title: withRole(z.string().trim().min(1).max(90), { is: 'text' }).describe(
    'A new line in the file is a new line of the heading; such lines are at most 17 characters long',
  ),
  lead: text(320),
  actions: z.array(link()).max(2).default([]),
};
