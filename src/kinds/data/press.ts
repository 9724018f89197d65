import { z } from 'zod';
import { reference, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Boilerplate and contact of press releases: `content/data/press/press.yaml`. */
export const press = {
  name: 'Press',
  label: 'press',
  folder: 'data/press',
  format: 'yaml',
  schema: z.strictObject({
    about: text(600).describe('The company in a few sentences'),
    contact: reference('Person').describe('Who answers journalists'),
    email: z.email().meta({ examples: ['press@lintel.example'] }),
    phone: text(30),
  }),
} satisfies Kind;

export type Press = z.infer<typeof press.schema>;
