import { z } from 'zod';
import { picture, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Person who speaks, writes or is quoted: `content/data/people/`. */
export const person = {
  name: 'Person',
  label: 'person',
  folder: 'data/people',
  format: 'yaml',
  schema: z.strictObject({
    name: text(60),
    role: text(80),
    company: text(60),
    portrait: picture()
      .optional()
      .describe(
        'Path of the picture, relative to this file; one face belongs to one person on the whole site',
      ),
  }),
} satisfies Kind;

export type Person = z.infer<typeof person.schema>;
