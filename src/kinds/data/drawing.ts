import { z } from 'zod';
import { shape } from '../../content-model/drawings';
import { text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';

/** Drawing of the product’s interface: `content/data/drawings/`. */
export const drawing = {
  name: 'Drawing',
  label: 'drawing',
  folder: 'data/drawings',
  format: 'yaml',
  schema: z.strictObject({
    label: text(400).describe(
      'One sentence that says what the drawing shows, for those who cannot see it',
    ),
    shape: shape.describe('What is drawn, with its data'),
  }),
} satisfies Kind;

export type Drawing = z.infer<typeof drawing.schema>;
