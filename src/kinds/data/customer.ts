import { z } from 'zod';
import { text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { withRole } from '../../content-model/roles';

/** A customer: `content/data/customers/`. */
export const customer = {
  name: 'Customer',
  label: 'customer',
  folder: 'data/customers',
  format: 'yaml',
  schema: z.strictObject({
    name: text(60),
    about: text(160).describe(
      'What the company is, where, how large; its case study begins with it',
    ),
    facts: withRole(
      z
        .record(
          z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'a lower-case name such as stores' }),
          z.union([z.number(), z.string().trim().min(1)]),
        )
        .meta({ examples: [{ stores: 212 }] }),
      { is: 'data' },
    )
      .default({})
      .describe(
        'What the pages say of it, each once: `stores: 212` stands in words as {fennel.stores}',
      ),
    wordmark: withRole(
      z
        .string()
        .regex(/^[a-z0-9-]+\.svg$/, { error: 'the name of an .svg file in the same folder' })
        .meta({ examples: ['wordmark.svg'] }),
      { is: 'picture' },
    )
      .optional()
      .describe('Wordmark drawn as SVG, 32 high and at most 140 wide, in one dark color'),
  }),
} satisfies Kind;

export type Customer = z.infer<typeof customer.schema>;
