import { z } from 'zod';
import { DESK, FORMS_FOLDER, type FormDefinition } from '../../forms/definition';
import { fieldNames, fieldOf } from '../../forms/fields';
import { fieldLabel } from '../../forms/words';
import { line, text, thanks } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

const takesOptions = (name: (typeof fieldNames)[number]): boolean =>
  ['select', 'choices'].includes(fieldOf(name).control);

const formField = z
  .strictObject({
    name: z.enum(fieldNames).describe('Which field'),
    label: text(80).optional().describe('Its label, where it is not the usual one'),
    help: text(160).optional().describe('What helps to fill it in'),
    missing: text(80).optional().describe('What to do where it is empty, if its label is its own'),
    isOptional: z.boolean().default(false).describe('Whether it may be left empty'),
    // The function compares them with posted values, so they keep their exact text.
    options: z
      .array(line(60).regex(/^[^;]*$/, { error: 'an option without a semicolon' }))
      .min(2)
      .optional()
      .describe('What can be chosen, for a field of choices'),
  })
  .refine(({ name, options }) => takesOptions(name) === (options !== undefined), {
    path: ['options'],
    error: 'options for a field that has choices, and for no other',
  });

const isDistinct = (list: readonly { readonly name: string }[]): boolean =>
  new Set(list.map(({ name }) => name)).size === list.length;

/** Form, named by its file: `content/data/forms/`. */
export const form = {
  name: 'Form',
  label: 'form',
  folder: FORMS_FOLDER,
  format: 'yaml',
  schema: z.strictObject({
    service: z
      .string()
      .refine((id) => id === DESK || z.uuid().safeParse(id).success, {
        error: `an id such as 3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40, or ${DESK}`,
      })
      .meta({
        description: `Id of the form at the marketing-form service; ${DESK} for a form that goes to the privacy desk alone`,
        examples: ['3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40'],
      }),
    button: text(40).describe('Label of the button, a verb first'),
    inputs: z
      .array(formField)
      .min(1)
      .refine(isDistinct, { error: 'each field once' })
      .refine((list) => list.some(({ name, isOptional }) => name === 'email' && !isOptional), {
        error: 'an email that may not be left empty, so that somebody can answer',
      })
      .describe('What it asks for, in this order; no more than its purpose needs'),
    thanks: thanks().describe('Address of the thank-you page'),
  }),
  resolvers: { FormInputs: { label: { type: 'String!', resolve: fieldLabel } } },
} satisfies Kind;

export type Form = z.infer<typeof form.schema> & FormDefinition;
