import { z } from 'zod';
import { anchor } from './anchor';
import { markdown, text } from './fields';
import { shown } from './shown';

/** What an opening has whose form is right below its words on phones (`ui/forms/FormFirst`). */
export const formFirst = {
  anchor: anchor().describe('Name by which links point at the form'),
  formTitle: text(60).describe('Stands over the fields'),
  form: shown('Form').describe('Which form'),
  besideTitle: text(60).describe('Stands over what is next to the form'),
  besideLead: text(320),
  steps: z
    .array(z.strictObject({ title: text(80), text: markdown().optional() }))
    .max(5)
    .describe('What helps, or what happens next'),
};
