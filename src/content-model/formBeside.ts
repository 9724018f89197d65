import { z } from 'zod';
import { anchor } from './anchor';
import { text } from './fields';
import { shown, shownPicture } from './shown';

/** What every section has that sets a form beside words. */
export const formBeside = {
  anchor: anchor(),
  wash: z.enum(['pine', 'amber', 'ice', 'rose', 'stone']).default('amber').describe('Its color'),
  term: text(60).optional().describe('What a buyer searches for, above the title, if not in it'),
  title: text(90),
  lead: text(320).optional(),
  proof: text(90).optional().describe('Stands over the customers'),
  customers: z.array(shown('Customer')).max(6).default([]),
  image: shownPicture().optional(),
  formTitle: text(60).describe('Stands over the fields'),
  form: shown('Form').describe('Which form'),
};
