import { z } from 'zod';
import { image, text } from '../fields';
import type { Kind } from '../kind';

/** A customer: `content/data/customers/`. */
export const customer = {
  name: 'Customer',
  label: 'customer',
  folder: 'data/customers',
  format: 'yaml',
  schema: z.strictObject({
    name: text(60),
    about: text(160).describe('What the company is, where, how large'),
    wordmark: z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, { error: 'the name of an .svg file in the same folder' })
      .optional()
      .describe('Wordmark drawn as SVG in currentColor'),
    image: image().optional(),
  }),
} satisfies Kind;

export type Customer = z.infer<typeof customer.schema>;
